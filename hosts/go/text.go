package judge

import (
	"bytes"
	"context"
	"io"
	"unicode/utf16"

	"github.com/tetratelabs/wazero/api"
)

// The bytes that are read at once. What goes on behind them is read again when there is twice as much.
const piece = 1 << 20

// How text is judged: no more follows, and the items of a list are messages.
const isLast, takesItems = 1, 2

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
	longest := m.options.Longest
	m.call(ctx, new(error), "options", uint64(m.options.Limit), uint64(m.options.Flags), uint64(longest))
	place := m.call(ctx, &err, "input", uint64(longest)+2*piece)
	// Columns of the first line of the text were judged before.
	filled, awaited, lines, begun := uint32(0), uint32(0), 0, 0
	for how := uint64(takesItems); how == takesItems; {
		room, _ := m.memory.Read(place+filled, piece)
		count, wrong := io.ReadFull(in, room)
		if wrong == io.EOF || wrong == io.ErrUnexpectedEOF {
			how |= isLast
		} else if err == nil {
			err = wrong
		}
		if filled += uint32(count); how == takesItems && filled < awaited && err == nil {
			continue // a message goes on
		}
		header := m.call(ctx, &err, "text", 0, uint64(filled), api.EncodeI32(int32(j.numbers[event])), how)
		if err != nil {
			return err
		}
		results, starts, end := m.results(header)
		text, _ := m.memory.Read(place, filled)
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
		filled = uint32(copy(text, text[end:]))
		awaited = min(2*filled, longest+piece)
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
