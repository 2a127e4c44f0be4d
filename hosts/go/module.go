package judge

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

var little = binary.LittleEndian

// call does nothing after an error, and drops the instance after a trap.
func (j *Judge) call(ctx context.Context, err *error, name string, arguments ...uint64) uint32 {
	if *err != nil {
		return 0
	}
	answers, trap := j.functions[name].Call(ctx, arguments...)
	if trap != nil {
		*err = errors.Join(trap, j.module.Close(ctx))
		j.module = nil
	} else if len(answers) > 0 && answers[0] == 0 {
		*err = fmt.Errorf("judge: error %d of %s", j.call(ctx, err, "error"), name)
	}
	return uint32(append(answers, 0)[0])
}

// write gives the module i16 events, i32 offsets and texts.
func (j *Judge) write(ctx context.Context, messages [][]byte, events []string) (err error) {
	if len(events) == 0 {
		events = []string{""}
	} else if len(events) > 1 && len(events) != len(messages) {
		return fmt.Errorf("judge: %d events for %d messages", len(events), len(messages))
	}
	rows := len(messages)
	size := 6*rows + 4
	for _, message := range messages {
		size += len(message)
	}
	place := j.call(ctx, &err, "input", uint64(size))
	if err != nil {
		return err
	}
	input, _ := j.module.Memory().Read(place, uint32(size))
	numbers, offsets, texts := input[:0], input[2*rows:][:4], input[6*rows+4:][:0]
	little.PutUint32(offsets, 0)
	for row, message := range messages {
		number := -1
		if name := events[row%len(events)]; name != "" {
			if number = slices.Index(j.Events, name); number < 0 {
				return fmt.Errorf("judge: the catalogue has no event %q", name)
			}
		}
		numbers = little.AppendUint16(numbers, uint16(number))
		texts = append(texts, message...)
		offsets = little.AppendUint32(offsets, uint32(len(texts)))
	}
	return nil
}

// read makes results of the columns, whose order the ABI keeps.
func (j *Judge) read(header uint32) []Result {
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
	codes, places, records, attr, detail := column(7), column(8), column(9), text(10), text(12)
	faults := make([]Fault, len(codes))
	for i, code := range codes {
		record := int16(little.Uint16(records[2*i:]))
		faults[i] = Fault{j.Codes[code], attr(i), detail(i), number(places, i), record}
	}
	verdicts, names, counts, ends := column(0), column(1), column(2), column(6)
	results := make([]Result, len(verdicts))
	for row, verdict := range verdicts {
		some := faults[number(ends, row):number(ends, row+1)]
		results[row] = Result{j.Verdicts[verdict], "", number(counts, row), some}
		if event := int(little.Uint16(names[2*row:])); event < len(j.Events) {
			results[row].Event = j.Events[event]
		}
	}
	return results
}
