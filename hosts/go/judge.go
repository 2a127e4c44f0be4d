// Package judge judges messages by judge.wasm. A Judge is for one goroutine, a Pool for many.
package judge

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
)

// Options are zero for what is usual. Flags can be added up.
type Options struct{ Flags, Limit, Longest uint32 }

const ReportUnknown, NullIsAbsent, HideValues, KeysOnce = 1, 2, 4, 32

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
	runtime                 wazero.Runtime
	compiled                wazero.CompiledModule
	module                  api.Module // nil if the next call has to make one
	functions               map[string]api.Function
	inUse                   sync.Mutex
	isClosed                bool
}

var (
	ErrInUse  = errors.New("judge: in use by another goroutine")
	ErrClosed = errors.New("judge: closed")
	errMemory = errors.New("judge: there is no memory")
)

// New opens a judge by the bytes of judge.wasm.
func New(ctx context.Context, wasm []byte, options ...Options) (*Judge, error) {
	if !bytes.HasPrefix(wasm, []byte("\x00asm")) {
		return nil, fmt.Errorf("judge: the module is not WebAssembly. It begins with %.40q", wasm)
	}
	j := &Judge{runtime: wazero.NewRuntime(ctx), functions: map[string]api.Function{}}
	j.options = append(options, Options{})[0]
	j.options.Limit = cmp.Or(j.options.Limit, 1000)
	j.options.Longest = cmp.Or(j.options.Longest, 32<<20)
	var err error
	if j.compiled, err = j.runtime.CompileModule(ctx, wasm); err != nil {
		err = fmt.Errorf("judge: the module is cut or damaged: %w", err)
	} else {
		err = j.start(ctx)
	}
	if err != nil {
		return nil, errors.Join(err, j.runtime.Close(ctx))
	}
	return j, nil
}

// Close ends the judge, and gives back its memory.
func (j *Judge) Close(ctx context.Context) error {
	if err := j.lock(); err != nil {
		return err
	}
	defer j.inUse.Unlock()
	j.isClosed = true
	return j.runtime.Close(ctx)
}

func (j *Judge) lock() error {
	if !j.inUse.TryLock() {
		return ErrInUse
	}
	if j.isClosed {
		j.inUse.Unlock()
		return ErrClosed
	}
	return nil
}

// Judge takes the event of all messages. Without one, messages name their own.
func (j *Judge) Judge(ctx context.Context, messages [][]byte, event ...string) ([]Result, error) {
	if len(event) > 1 {
		return nil, fmt.Errorf("judge: %d events for all messages; JudgeEach takes one for each", len(event))
	}
	if err := j.lock(); err != nil {
		return nil, err
	}
	defer j.inUse.Unlock()
	name := append(event, "")[0]
	number := j.number(name)
	if number == unheard {
		return nil, j.explain(ctx, name)
	}
	return j.halves(ctx, messages, slices.Repeat([]int16{number}, len(messages)))
}

// JudgeEach takes an event for each message, or "" for a message that names its own. By an event
// that is not in the catalogue, a message is an unknown_event.
func (j *Judge) JudgeEach(ctx context.Context, messages [][]byte, events []string) ([]Result, error) {
	if len(events) != len(messages) {
		return nil, fmt.Errorf("judge: %d events for %d messages", len(events), len(messages))
	}
	if err := j.lock(); err != nil {
		return nil, err
	}
	defer j.inUse.Unlock()
	numbers := make([]int16, len(events))
	for row, name := range events {
		numbers[row] = j.number(name)
	}
	return j.halves(ctx, messages, numbers)
}

func (j *Judge) number(event string) int16 {
	if event == "" {
		return byEnvelope
	}
	if number := slices.Index(j.Events, event); number >= 0 {
		return int16(number)
	}
	return unheard
}

// explain returns what is said of an envelope with a wrong name, which has the nearest name.
func (j *Judge) explain(ctx context.Context, event string) error {
	message, _ := json.Marshal(map[string]string{"type": event, "payload": ""})
	rows, err := j.try(ctx, [][]byte{message}, []int16{byEnvelope}, 1<<30)
	if err != nil {
		return err
	}
	return errors.New("judge: " + rows[0].Faults[0].Detail)
}

// halves judges by halves what has no memory. A message without memory is too long.
func (j *Judge) halves(ctx context.Context, messages [][]byte, numbers []int16) ([]Result, error) {
	results, rows := make([]Result, 0, len(messages)), len(messages)
	for len(messages) > 0 {
		rows = min(rows, len(messages))
		some, err := j.try(ctx, messages[:rows], numbers[:rows], j.options.Longest)
		if err == errMemory && rows > 1 {
			rows /= 2
			continue
		} else if err == errMemory {
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
