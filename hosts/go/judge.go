// Package judge judges messages by judge.wasm.
package judge

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"

	"github.com/tetratelabs/wazero"
)

// Options are zero for what is usual. Flags can be added up. Words has the word of the bus for the
// neutral one in names of fields: "objstore".
type Options struct {
	Flags, Limit, Longest uint32
	Words                 map[string]string
}

const ReportUnknown, NullIsAbsent, HideValues, KeysOnce = 1, 2, 4, 32

// With Rows, each record of a batch has a result. Payload, and Facts for id, time and sequence, are told.
const Int64, TellUnknown, Payload, Facts, Rows = 64, 128, 256, 512, 1024

// Counting is for Counts: what is judged is counted, without any value of a payload.
const Counting = 2048

// A Result has the faults up to the limit, and counts all. Event is empty if there is none; Name is what
// the message called it. Row is the index of the message; Record that of a record, or -1.
type Result struct {
	Verdict    string  `json:"verdict"`
	Event      string  `json:"event"`
	FaultCount uint32  `json:"fault_count"`
	Faults     []Fault `json:"faults"`
	Name       string  `json:"name,omitempty"`
	Payload    string  `json:"payload,omitempty"`
	ID         string  `json:"id,omitempty"`
	Time       string  `json:"time,omitempty"`
	Sequence   string  `json:"sequence,omitempty"`
	Row        int     `json:"row"`
	Record     int     `json:"record"`
}

// A Fault is at a byte of the message. Record is -1 outside of a batch.
type Fault struct {
	Code   string `json:"code"`
	Attr   string `json:"attr"`
	Detail string `json:"detail"`
	At     uint32 `json:"at"`
	Record int16  `json:"record"`
}

// A Judge serves goroutines: as many judge at once as there are processors, each with an instance of
// its own, and others wait until their context ends.
type Judge struct {
	Version, Contract       string
	Verdicts, Codes, Events []string
	options                 Options
	numbers                 map[string]int16
	runtime                 wazero.Runtime
	compiled                wazero.CompiledModule
	turns                   chan struct{} // has one for each call
	idle                    chan *instance
	counted                 chan [][]byte // documents that no instance has any more
	closing                 sync.Mutex
	isClosed                bool
}

var ErrClosed = errors.New("judge: closed")
var errMemory = errors.New("judge: there is no memory")

// New opens a judge by the bytes of judge.wasm.
func New(ctx context.Context, wasm []byte, options ...Options) (*Judge, error) {
	if !bytes.HasPrefix(wasm, []byte("\x00asm")) {
		return nil, fmt.Errorf("judge: the module is not WebAssembly. It begins with %.40q", wasm)
	}
	j := &Judge{runtime: wazero.NewRuntime(ctx), numbers: map[string]int16{"": byEnvelope}}
	j.options = append(options, Options{})[0]
	j.options.Limit = cmp.Or(j.options.Limit, 1000)
	j.options.Longest = cmp.Or(j.options.Longest, 32<<20)
	if err := j.open(ctx, wasm); err != nil {
		return nil, errors.Join(err, j.runtime.Close(ctx))
	}
	for number, name := range j.Events {
		j.numbers[name] = int16(number)
	}
	return j, nil
}

func (j *Judge) open(ctx context.Context, wasm []byte) (err error) {
	if j.compiled, err = j.runtime.CompileModule(ctx, wasm); err != nil {
		return fmt.Errorf("judge: the module is cut or damaged: %w", err)
	}
	first, err := j.start(ctx)
	if err != nil {
		return err
	}
	processors := runtime.GOMAXPROCS(0)
	j.turns, j.idle = make(chan struct{}, processors), make(chan *instance, processors)
	j.counted = make(chan [][]byte, 1)
	j.counted <- nil
	j.idle <- first
	return json.Unmarshal(first.read(ctx, &err, "about"), j)
}

// turn waits for a turn, which its caller ends.
func (j *Judge) turn(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	select {
	case j.turns <- struct{}{}:
	case <-ctx.Done():
		return ctx.Err()
	}
	if j.isClosed {
		<-j.turns
		return ErrClosed
	}
	return nil
}

// alone waits for calls until its context ends, and then does what no call may disturb.
func (j *Judge) alone(ctx context.Context, do func() error) error {
	j.closing.Lock()
	defer j.closing.Unlock()
	for range cap(j.turns) {
		if err := j.turn(ctx); err != nil {
			return err
		}
		defer func() { <-j.turns }()
	}
	return do()
}

// Close waits for calls until its context ends, and gives back all memory.
func (j *Judge) Close(ctx context.Context) error {
	return j.alone(ctx, func() error {
		j.isClosed = true
		return j.runtime.Close(ctx)
	})
}

// Judge takes the event of all messages. Without one, messages name their own.
func (j *Judge) Judge(ctx context.Context, messages [][]byte, event ...string) ([]Result, error) {
	if len(event) > 1 {
		return nil, fmt.Errorf("judge: %d events for all messages; JudgeEach takes one for each", len(event))
	}
	name := append(event, "")[0]
	if _, isKnown := j.numbers[name]; !isKnown {
		// An envelope with this name has a fault, which names the nearest.
		message, _ := json.Marshal(map[string]string{"type": name, "payload": ""})
		results, err := j.Judge(ctx, [][]byte{message})
		if err == nil {
			err = errors.New("judge: " + results[0].Faults[0].Detail)
		}
		return nil, err
	}
	return j.JudgeEach(ctx, messages, slices.Repeat([]string{name}, len(messages)))
}

// JudgeEach takes an event for each message, or "" for a message that names its own. By an event
// that is not in the catalogue, a message is an unknown_event.
func (j *Judge) JudgeEach(ctx context.Context, messages [][]byte, events []string) ([]Result, error) {
	if len(events) != len(messages) {
		return nil, fmt.Errorf("judge: %d events for %d messages", len(events), len(messages))
	}
	numbers := make([]int16, len(events))
	for row, name := range events {
		number, isKnown := j.numbers[name]
		if !isKnown {
			number = unheard
		}
		numbers[row] = number
	}
	if err := j.turn(ctx); err != nil {
		return nil, err
	}
	defer func() { <-j.turns }()
	m, err := j.instance(ctx)
	if err != nil {
		return nil, err
	}
	results, err := m.halves(ctx, messages, numbers)
	if !m.module.IsClosed() && m.memory.Size() <= kept {
		j.idle <- m
		return results, err
	}
	return results, errors.Join(err, m.drain(ctx), m.module.Close(ctx))
}

func (j *Judge) instance(ctx context.Context) (*instance, error) {
	select {
	case m := <-j.idle:
		return m, nil
	default:
		return j.start(ctx)
	}
}

// halves judges by halves what has no memory. A message without memory is too long.
func (m *instance) halves(ctx context.Context, messages [][]byte, numbers []int16) ([]Result, error) {
	results, rows, done := make([]Result, 0, len(messages)), len(messages), 0
	for len(messages) > 0 {
		rows = min(rows, len(messages))
		some, err := m.try(ctx, messages[:rows], numbers[:rows], m.options.Longest)
		if err == errMemory && rows > 1 {
			rows /= 2
			continue
		} else if err == errMemory {
			some, err = m.try(ctx, [][]byte{{' '}}, numbers[:1], 0)
		}
		if err != nil {
			return nil, err
		}
		for i := range some {
			some[i].Row += done
		}
		results, done = append(results, some...), done+rows
		messages, numbers, rows = messages[rows:], numbers[rows:], 2*rows
	}
	return results, nil
}
