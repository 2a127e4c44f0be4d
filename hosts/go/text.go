package judge

import (
	"bytes"
	"context"
	"io"
	"unicode/utf16"

	"github.com/tetratelabs/wazero/api"
)

// A Place counts from 1. Columns are those of UTF-16, as editors count them.
type Place struct{ Line, Column int }

// Text judges messages that follow each other in a text, such as lines, and calls take for each with
// the places of its faults. A name of all that is not in the catalogue is an error.
func (j *Judge) Text(ctx context.Context, in io.Reader, event string, take func(Result, []Place)) error {
	if _, err := j.Judge(ctx, nil, event); err != nil {
		return err
	}
	m, err := j.start(ctx)
	if err != nil {
		return err
	}
	defer m.module.Close(ctx)
	defer m.drain(ctx)
	m.call(ctx, new(error), "options", uint64(j.options.Limit), uint64(j.options.Flags), uint64(j.options.Longest))
	var text []byte
	begun := 0 // the columns of the first line of text that were judged before
	for size, lines, isLast := 1<<22, 0, uint64(0); isLast == 0; {
		more, err := io.ReadAll(io.LimitReader(in, int64(size-len(text))))
		if text = append(text, more...); len(text) < size {
			isLast = 1
		}
		place := m.call(ctx, &err, "input", uint64(len(text)))
		m.memory.Write(place, text)
		header := m.call(ctx, &err, "text", 0, uint64(len(text)), api.EncodeI32(int32(j.numbers[event])), isLast)
		if err != nil {
			return err
		}
		results, starts, end := m.results(header)
		at := uint32(0)
		for i, result := range results {
			lines += bytes.Count(text[at:starts[i]], []byte{'\n'})
			at = starts[i]
			places := make([]Place, len(result.Faults))
			for f, fault := range result.Faults {
				places[f] = find(text, at, at+fault.At, lines, begun)
			}
			take(result, places)
		}
		lines += bytes.Count(text[at:end], []byte{'\n'})
		begun = column(text[:end], begun)
		if text = text[end:]; end == 0 {
			size *= 2 // a message is longer than what was read
		}
	}
	return nil
}

// find returns a place of a text, a message of which begins behind so many lines. What ends too early
// ends before the white space behind it.
func find(text []byte, start, at uint32, lines, begun int) Place {
	before := text[:at]
	if trimmed := bytes.TrimRight(before[start:], " \t\r\n"); at > start && bytes.IndexAny(before[at-1:], "\r\n") == 0 {
		before = before[:int(start)+len(trimmed)]
	}
	return Place{lines + 1 + bytes.Count(before[start:], []byte{'\n'}), column(before, begun) + 1}
}

func column(before []byte, begun int) int {
	line := before[bytes.LastIndexByte(before, '\n')+1:]
	if len(line) < len(before) {
		begun = 0
	}
	return begun + len(utf16.Encode([]rune(string(line))))
}
