package judge

import (
	"encoding/json"
	"io"
	"net/http"
)

// ServeHTTP is an example: it answers 422 to a message that is not valid.
func (j *Judge) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	message, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 32<<20))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	results, err := j.Judge(r.Context(), [][]byte{message})
	if err != nil {
		http.Error(w, err.Error(), http.StatusServiceUnavailable)
		return
	}
	if results[0].Verdict != "valid" {
		w.WriteHeader(http.StatusUnprocessableEntity)
	}
	json.NewEncoder(w).Encode(results[0])
}
