// Package judge judges messages by judge.wasm. A Judge is for one goroutine, a Pool for many.
package judge

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"

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
	module                  api.Module // is nil after a trap
	functions               map[string]api.Function
}

func New(ctx context.Context, wasm []byte, options ...Options) (*Judge, error) {
	j := &Judge{wasm: wasm, runtime: wazero.NewRuntime(ctx)}
	if len(options) > 0 {
		j.options = options[0]
	}
	return j, j.start(ctx)
}

func (j *Judge) start(ctx context.Context) (err error) {
	if j.module, err = j.runtime.Instantiate(ctx, j.wasm); err != nil {
		return err
	}
	j.functions = map[string]api.Function{}
	for name := range j.module.ExportedFunctionDefinitions() {
		j.functions[name] = j.module.ExportedFunction(name)
	}
	if j.functions["abi"] == nil || j.call(ctx, &err, "abi") != 0x314a4345 {
		return errors.Join(err, errors.New("judge: the module is not of ABI 1"))
	}
	limit, longest := cmp.Or(j.options.Limit, 1000), cmp.Or(j.options.Longest, 32<<20)
	j.call(ctx, &err, "options", uint64(limit), uint64(j.options.Flags), uint64(longest))
	memory, place := j.module.Memory(), j.call(ctx, &err, "about")
	size, _ := memory.ReadUint32Le(place)
	about, _ := memory.Read(place+4, size)
	return errors.Join(err, json.Unmarshal(about, j))
}

func (j *Judge) Close(ctx context.Context) error { return j.runtime.Close(ctx) }

// Judge takes one event for all messages, or one for each. Without one, messages name their own.
func (j *Judge) Judge(ctx context.Context, messages [][]byte, events ...string) ([]Result, error) {
	if j.module == nil {
		if err := j.start(ctx); err != nil {
			return nil, err
		}
	}
	err := j.write(ctx, messages, events)
	const eventByRow = 0xfffffffe // -2
	header := j.call(ctx, &err, "judge", uint64(len(messages)), eventByRow)
	if err != nil {
		return nil, err
	}
	return j.read(header), nil
}
