package main

import (
	"context"
	"reflect"

	"github.com/ogen-go/ogen/ogenerrors"
	"import/api"
)

const SUFFIX = ""

type security struct{}

func (security) Token(context.Context, api.OperationName) (api.Token, error) {
	return api.Token{APIKey: "Token tk_demo_9sWc2LhY6pQzRb"}, nil
}

func (security) ApiKey(context.Context, api.OperationName) (api.ApiKey, error) {
	return api.ApiKey{}, ogenerrors.ErrSkipClientSecurity
}

func open(address string) any { return must(api.NewClient(address, security{})) }

// An answer with headers has its body in a field.
func result(answer reflect.Value) (any, error) {
	read := answer.Elem()
	if body := reflect.Indirect(read); body.Kind() == reflect.Struct {
		if response := body.FieldByName("Response"); response.IsValid() {
			return response.Addr().Interface(), nil
		}
	}
	return read.Interface(), nil
}
