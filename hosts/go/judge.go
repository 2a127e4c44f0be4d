// Package judge judges messages by judge.wasm. A Judge is for one goroutine, a Pool for many.
package judge

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
)

// Options are zero for what is usual. Flags can be added up.
type Options struct{ Flags, Limit, Longest uint32 }

const ReportUnknown, NullIsAbsent, HideValues = 1, 2, 4

// A Result has the faults up to the limit, and counts all. Event is empty if there is none.
type Result struct {
	Verdict    string  `json:"verdict"`
	Event      string  `json:"event"`
	FaultCount uint32  `json:"fault_count"`
	Faults     []Fault `json:"faults"`
}

// A Fault is at a byte of the message. Record is -1 outside of a batch.
type Fault struct {
	Code   string `json:"code"`
	Attr   string `json:"attr"`
	Detail string `json:"detail"`
	At     uint32 `json:"at"`
	Record int16  `json:"record"`
}

type Judge struct {
	Version, Contract       string
	Verdicts, Codes, Events []string
	options                 Options
	wasm                    []byte
	runtime                 wazero.Runtime
	module                  api.Module
	functions               map[string]api.Function
}

var errMemory = errors.New("judge: there is no memory")

func New(ctx context.Context, wasm []byte, options ...Options) (*Judge, error) {
	j := &Judge{wasm: wasm, runtime: wazero.NewRuntime(ctx), functions: map[string]api.Function{}}
	j.options = append(options, Options{})[0]
	j.options.Limit = cmp.Or(j.options.Limit, 1000)
	j.options.Longest = cmp.Or(j.options.Longest, 32<<20)
	return j, j.start(ctx)
}

func (j *Judge) Close(ctx context.Context) error { return j.runtime.Close(ctx) }

// Judge takes one event for all messages, or one for each. Without one, messages name their own.
func (j *Judge) Judge(ctx context.Context, messages [][]byte, events ...string) ([]Result, error) {
	if len(events) > 1 && len(events) != len(messages) {
		return nil, fmt.Errorf("judge: %d events for %d messages", len(events), len(messages))
	}
	numbers := []int16{-1}
	for row, name := range events {
		number := slices.Index(j.Events, name)
		if number < 0 && name != "" {
			return nil, fmt.Errorf("judge: the catalogue has no event %q", name)
		}
		numbers = append(numbers[:row], int16(number))
	}
	numbers = slices.Repeat(numbers, len(messages)/len(numbers))
	results, rows := make([]Result, 0, len(messages)), len(messages)
	for len(messages) > 0 {
		rows = min(rows, len(messages))
		some, err := j.try(ctx, messages[:rows], numbers[:rows], j.options.Longest)
		if err == errMemory && rows > 1 {
			rows /= 2
			continue
		} else if err == errMemory { // a message without memory is too long
			some, err = j.try(ctx, [][]byte{{' '}}, numbers[:1], 0)
		}
		if err != nil {
			return nil, err
		}
		results = append(results, some...)
		messages, numbers, rows = messages[rows:], numbers[rows:], 2*rows
	}
	return results, nil
}
