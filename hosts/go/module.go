package judge

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
)

const (
	abi, changed               = 0x314a4345, 4
	byEnvelope, byRow, unheard = -1, -2, -3
	// The memory of a module never shrinks. A module with more than this is not used again.
	kept = 256 << 20
)

func (j *Judge) start(ctx context.Context) (err error) {
	j.module, err = j.runtime.InstantiateModule(ctx, j.compiled, wazero.NewModuleConfig())
	if err != nil {
		return err
	}
	for name := range j.module.ExportedFunctionDefinitions() {
		j.functions[name] = j.module.ExportedFunction(name)
	}
	if j.functions["abi"] == nil || j.call(ctx, &err, "abi") != abi {
		if j.functions["error"] != nil && j.call(ctx, new(error), "error") == changed {
			return errors.New("judge: the module was changed")
		}
		return errors.Join(errors.New("judge: the module has another ABI than 1"), err)
	}
	place := j.call(ctx, &err, "about")
	if err != nil {
		return err
	}
	size, _ := j.module.Memory().ReadUint32Le(place)
	about, _ := j.module.Memory().Read(place+4, size)
	return json.Unmarshal(about, j)
}

// drop ends the instance, so that the next call makes another.
func (j *Judge) drop(ctx context.Context) error {
	module := j.module
	j.module = nil
	if module == nil {
		return nil
	}
	return module.Close(ctx)
}

// call does nothing after an error, and drops the instance after a trap.
func (j *Judge) call(ctx context.Context, err *error, name string, arguments ...uint64) uint32 {
	if *err != nil {
		return 0
	}
	answers, trap := j.functions[name].Call(ctx, arguments...)
	if trap != nil {
		*err = errors.Join(trap, j.drop(ctx))
	} else if len(answers) > 0 && answers[0] == 0 {
		*err = errMemory
	}
	return uint32(append(answers, 0)[0])
}

// try judges one message, or at most 8 MB. Columns are in the order of the ABI.
func (j *Judge) try(ctx context.Context, messages [][]byte, numbers []int16, longest uint32) (_ []Result, err error) {
	little := binary.LittleEndian
	head, _ := binary.Append(nil, little, numbers)
	head, end := little.AppendUint32(head, 0), 0
	for _, message := range messages {
		end += len(message)
		head = little.AppendUint32(head, uint32(end))
	}
	if end >= 1<<31 || end > 8<<20 && len(messages) > 1 {
		return nil, errMemory
	}
	if j.module == nil {
		err = j.start(ctx)
	}
	j.call(ctx, &err, "options", uint64(j.options.Limit), uint64(j.options.Flags), uint64(longest))
	place := j.call(ctx, &err, "input", uint64(len(head)+end))
	if err != nil {
		return nil, err
	}
	j.module.Memory().Write(place, bytes.Join(append([][]byte{head}, messages...), nil))
	header := j.call(ctx, &err, "judge", uint64(len(messages)), api.EncodeI32(byRow))
	if j.module != nil && j.module.Memory().Size() > kept {
		defer j.drop(ctx)
	}
	if err != nil {
		return nil, err
	}
	memory, _ := j.module.Memory().Read(0, j.module.Memory().Size())
	number := func(column []byte, row int) uint32 { return little.Uint32(column[4*row:]) }
	column := func(index int) []byte { return memory[number(memory[header+12:], 2*index):] }
	verdicts, events, counts, ends := column(0), column(1), column(2), column(6)
	faults := make([]Fault, number(ends, len(messages)))
	text := func(index int) func(int) string {
		ends := column(index)
		all := string(column(index + 1)[:number(ends, len(faults))])
		return func(row int) string { return all[number(ends, row):number(ends, row+1)] }
	}
	codes, places, records, attr, detail := column(7), column(8), column(9), text(10), text(12)
	for i := range faults {
		record := int16(little.Uint16(records[2*i:]))
		faults[i] = Fault{j.Codes[codes[i]], attr(i), detail(i), number(places, i), record}
	}
	results := make([]Result, len(messages))
	for row := range results {
		some := faults[number(ends, row):number(ends, row+1)]
		results[row] = Result{j.Verdicts[verdicts[row]], "", number(counts, row), some}
		if event := int(little.Uint16(events[2*row:])); event < len(j.Events) {
			results[row].Event = j.Events[event]
		}
	}
	return results, nil
}
