package judge

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// eventByRow says that i16 events stand before the offsets.
const eventByRow = 0xfffffffe

var little = binary.LittleEndian

// call does nothing after an error, and drops the instance after a trap.
func (j *Judge) call(ctx context.Context, err *error, name string, arguments ...uint64) uint32 {
	if *err != nil {
		return 0
	}
	answers, trap := j.module.ExportedFunction(name).Call(ctx, arguments...)
	if trap != nil {
		*err = errors.Join(trap, j.module.Close(ctx))
		j.module = nil
	} else if len(answers) > 0 && answers[0] == 0 {
		*err = fmt.Errorf("judge: error %d of %s", j.call(ctx, err, "error"), name)
	}
	return uint32(append(answers, 0)[0])
}

// input makes i16 events, i32 offsets and texts of messages.
func (j *Judge) input(messages [][]byte, events []string) ([]byte, error) {
	if len(events) == 0 {
		events = []string{""}
	} else if len(events) > 1 && len(events) != len(messages) {
		return nil, fmt.Errorf("judge: %d events for %d messages", len(events), len(messages))
	}
	var numbers, texts []byte
	offsets := make([]byte, 4)
	for row, message := range messages {
		number := -1
		if name := events[row%len(events)]; name != "" {
			if number = slices.Index(j.Events, name); number < 0 {
				return nil, fmt.Errorf("judge: the catalogue has no event %q", name)
			}
		}
		numbers = little.AppendUint16(numbers, uint16(number))
		texts = append(texts, message...)
		offsets = little.AppendUint32(offsets, uint32(len(texts)))
	}
	return slices.Concat(numbers, offsets, texts), nil
}

// results reads the columns, whose order the ABI keeps.
func (j *Judge) results(header uint32) (results []Result) {
	memory, _ := j.module.Memory().Read(0, j.module.Memory().Size()) // dies with the next call
	number := func(column []byte, row int) uint32 { return little.Uint32(column[4*row:]) }
	column := func(index int) []byte {
		pair := memory[header+12:][8*index:]
		return memory[number(pair, 0):][:number(pair, 1)]
	}
	text := func(index int) func(int) string {
		ends, all := column(index), string(column(index+1))
		return func(row int) string { return all[number(ends, row):number(ends, row+1)] }
	}
	faults := []Fault{}
	places, records, attr, detail := column(8), column(9), text(10), text(12)
	for i, code := range column(7) {
		record := int16(little.Uint16(records[2*i:]))
		faults = append(faults, Fault{j.Codes[code], attr(i), detail(i), number(places, i), record})
	}
	names, counts, ends := column(1), column(2), column(6)
	for row, verdict := range column(0) {
		some := faults[number(ends, row):number(ends, row+1)]
		results = append(results, Result{j.Verdicts[verdict], "", number(counts, row), some})
		if event := int(little.Uint16(names[2*row:])); event < len(j.Events) {
			results[row].Event = j.Events[event]
		}
	}
	return results
}
