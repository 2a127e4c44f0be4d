package judge

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
)

// A Pool lends each of its judges to one goroutine at a time.
type Pool chan *Judge

func NewPool(ctx context.Context, wasm []byte, size int, options ...Options) (Pool, error) {
	pool := make(Pool, size)
	for range size {
		j, err := New(ctx, wasm, options...)
		if err != nil {
			return nil, err
		}
		pool <- j
	}
	return pool, nil
}

func (p Pool) Judge(ctx context.Context, messages [][]byte, events ...string) ([]Result, error) {
	j := <-p
	defer func() { p <- j }()
	return j.Judge(ctx, messages, events...)
}

// ServeHTTP is an example: it answers 422 to a message that is not valid.
func (p Pool) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	message, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 32<<20))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	results, err := p.Judge(r.Context(), [][]byte{message})
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	if results[0].Verdict != "valid" {
		w.WriteHeader(http.StatusUnprocessableEntity)
	}
	json.NewEncoder(w).Encode(results[0])
}
