package judge

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
)

const (
	abi, changed               = 0x314a4345, 4
	byEnvelope, byRow, unheard = -1, -2, -3
	// The memory of a module never shrinks. A module with more than this is not used again.
	kept = 256 << 20
	// The most bytes that a module counts before it says what it has counted.
	mostCounted = 1 << 30
)

// An instance of the module serves one goroutine at a time.
type instance struct {
	*Judge
	module    api.Module
	memory    api.Memory
	functions map[string]api.Function
	bytes     int // that were judged since it said what it has counted
}

func (j *Judge) start(ctx context.Context) (*instance, error) {
	module, err := j.runtime.InstantiateModule(ctx, j.compiled, wazero.NewModuleConfig())
	if err != nil {
		return nil, err
	}
	m := &instance{j, module, module.Memory(), map[string]api.Function{}, 0}
	for name := range module.ExportedFunctionDefinitions() {
		m.functions[name] = module.ExportedFunction(name)
	}
	if m.functions["abi"] == nil || m.call(ctx, &err, "abi") != abi {
		if m.functions["error"] != nil && m.call(ctx, new(error), "error") == changed {
			return nil, errors.New("judge: the module was changed")
		}
		return nil, errors.Join(errors.New("judge: the module has another ABI than 1"), err)
	}
	return m, m.set(ctx)
}

// set tells the module the words of the bus.
func (m *instance) set(ctx context.Context) (err error) {
	if len(m.options.Words) == 0 {
		return nil
	}
	settings, _ := json.Marshal(map[string]any{"words": m.options.Words})
	place := m.call(ctx, &err, "input", uint64(len(settings)))
	m.memory.Write(place, settings)
	if m.call(ctx, &err, "settings", uint64(len(settings))); err != nil {
		return fmt.Errorf("judge: the module refuses %s", settings)
	}
	return nil
}

// read returns the JSON that an export writes behind its size.
func (m *instance) read(ctx context.Context, err *error, name string) []byte {
	place := m.call(ctx, err, name)
	size, _ := m.memory.ReadUint32Le(place)
	text, _ := m.memory.Read(place+4, size)
	return bytes.Clone(text)
}

// call does nothing after an error, and closes the instance after a trap.
func (m *instance) call(ctx context.Context, err *error, name string, arguments ...uint64) uint32 {
	if *err != nil {
		return 0
	}
	answers, trap := m.functions[name].Call(ctx, arguments...)
	if trap != nil {
		*err = errors.Join(trap, m.module.Close(ctx))
	} else if len(answers) > 0 && answers[0] == 0 {
		*err = errMemory
	}
	return uint32(append(answers, 0)[0])
}

// try judges one message, or at most 8 MB. Columns are in the order of the ABI.
func (m *instance) try(ctx context.Context, messages [][]byte, numbers []int16, longest uint32) (_ []Result, err error) {
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
	m.call(ctx, &err, "options", uint64(m.options.Limit), uint64(m.options.Flags), uint64(longest))
	place := m.call(ctx, &err, "input", uint64(len(head)+end))
	if err != nil {
		return nil, err
	}
	m.memory.Write(place, bytes.Join(append([][]byte{head}, messages...), nil))
	header := m.call(ctx, &err, "judge", uint64(len(messages)), api.EncodeI32(byRow))
	if err != nil {
		return nil, err
	}
	results, _, _ := m.results(header)
	if m.bytes += end; m.bytes > mostCounted {
		err = m.drain(ctx)
	}
	return results, err
}

// results reads columns. Of messages in a text, it also returns where each begins, and where they end.
func (m *instance) results(header uint32) (_ []Result, starts []uint32, end uint32) {
	little := binary.LittleEndian
	memory, _ := m.memory.Read(0, m.memory.Size())
	number := func(column []byte, row int) uint32 { return little.Uint32(column[4*row:]) }
	place := func(index int) uint32 { return number(memory[header:], 3+2*index) }
	column := func(index int) []byte {
		return memory[place(index):][:number(memory[header:], 4+2*index)]
	}
	count := int(number(memory[header:], 1))
	verdicts, events, counts, ends := column(0), column(1), column(2), column(6)
	text := func(index int) func(int) string {
		ends, all := column(index), string(column(index+1))
		return func(row int) string {
			if len(ends) == 0 {
				return ""
			}
			return all[number(ends, row):number(ends, row+1)]
		}
	}
	faults := make([]Fault, number(ends, count))
	codes, places, records, attr, detail := column(7), column(8), column(9), text(10), text(12)
	for i := range faults {
		record := int16(little.Uint16(records[2*i:]))
		faults[i] = Fault{m.Codes[codes[i]], attr(i), detail(i), number(places, i), record}
	}
	results := make([]Result, count)
	name, payload, id, time, sequence := text(16), text(21), text(25), text(27), text(29)
	rows, begins, ofRecords := column(18), column(19), column(24)
	for row := range results {
		r := &results[row]
		*r = Result{Verdict: m.Verdicts[verdicts[row]], FaultCount: number(counts, row), Row: row, Record: -1}
		r.Faults = faults[number(ends, row):number(ends, row+1)]
		r.Name, r.Payload, r.ID, r.Time, r.Sequence = name(row), payload(row), id(row), time(row), sequence(row)
		if event := int(little.Uint16(events[2*row:])); event < len(m.Events) {
			r.Event, r.Name = m.Events[event], m.Events[event]
		}
		if len(rows) > 0 {
			r.Row, r.Record = int(number(rows, row)), int(int32(number(ofRecords, row)))
		}
		if len(begins) > 0 {
			starts = append(starts, number(begins, row))
		}
	}
	return results, starts, number(memory[header:], 3+2*int(number(memory[header:], 2)))
}
