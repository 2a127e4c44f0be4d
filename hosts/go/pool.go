package judge

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"sync"
)

// A Pool lends each of its judges to one goroutine at a time. A goroutine waits for one until its
// context ends.
type Pool struct {
	idle    chan *Judge
	closing sync.Mutex
}

func NewPool(ctx context.Context, wasm []byte, size int, options ...Options) (*Pool, error) {
	if size < 1 {
		return nil, errors.New("judge: a pool has at least one judge")
	}
	idle := make(chan *Judge, size)
	for range size {
		j, err := New(ctx, wasm, options...)
		if err != nil {
			return nil, errors.Join(err, closeAll(ctx, idle))
		}
		idle <- j
	}
	return &Pool{idle: idle}, nil
}

func closeAll(ctx context.Context, idle chan *Judge) (err error) {
	close(idle)
	for j := range idle {
		err = errors.Join(err, j.Close(ctx))
	}
	return err
}

func (p *Pool) take(ctx context.Context) (*Judge, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	select {
	case j := <-p.idle:
		if j == nil {
			return nil, ErrClosed
		}
		return j, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Close waits for the judges that are in use, until its context ends, and closes all of them.
func (p *Pool) Close(ctx context.Context) error {
	p.closing.Lock()
	defer p.closing.Unlock()
	taken := make(chan *Judge, cap(p.idle))
	for range cap(p.idle) {
		j, err := p.take(ctx)
		if err != nil {
			for len(taken) > 0 {
				p.idle <- <-taken
			}
			return err
		}
		taken <- j
	}
	close(p.idle)
	return closeAll(ctx, taken)
}

// Judge does what that of a Judge does.
func (p *Pool) Judge(ctx context.Context, messages [][]byte, event ...string) ([]Result, error) {
	j, err := p.take(ctx)
	if err != nil {
		return nil, err
	}
	defer func() { p.idle <- j }()
	return j.Judge(ctx, messages, event...)
}

// JudgeEach does what that of a Judge does.
func (p *Pool) JudgeEach(ctx context.Context, messages [][]byte, events []string) ([]Result, error) {
	j, err := p.take(ctx)
	if err != nil {
		return nil, err
	}
	defer func() { p.idle <- j }()
	return j.JudgeEach(ctx, messages, events)
}

// ServeHTTP is an example: it answers 422 to a message that is not valid.
func (p *Pool) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	message, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 32<<20))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	results, err := p.Judge(r.Context(), [][]byte{message})
	if err != nil {
		http.Error(w, err.Error(), http.StatusServiceUnavailable)
		return
	}
	if results[0].Verdict != "valid" {
		w.WriteHeader(http.StatusUnprocessableEntity)
	}
	json.NewEncoder(w).Encode(results[0])
}
