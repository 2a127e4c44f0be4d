// Imports an account with the client that oapi-codegen makes:
//
//	go run . ADDRESS products.json account.json
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"

	"import/api"
)

const query = `mutation ($input: ObtainPlatformTokenInput!) {
  obtainPlatformToken(input: $input) { token }
}`

func main() {
	ctx := context.Background()
	var token string
	authorize := func(_ context.Context, request *http.Request) error {
		if token != "" {
			request.Header.Set("Authorization", "Token "+token)
		}
		return nil
	}
	client := must(api.NewClientWithResponses(os.Args[1], api.WithRequestEditorFn(authorize)))
	products := read[api.Products](os.Args[2])
	account := read[api.Account](os.Args[3])

	key := os.Getenv("API_KEY")
	if key == "" {
		key = "sk_demo_4fJ2mQ8vXr7LwT"
	}
	variables := map[string]any{"input": map[string]any{"APIKey": key}}
	asked := api.GraphqlRequest{Query: query, Variables: &variables}
	obtained := must(client.ObtainPlatformTokenWithResponse(ctx, asked))
	report("token", obtained.HTTPResponse, obtained.Body)
	data := obtained.JSON200.Data
	if data == nil || data.ObtainPlatformToken == nil || data.ObtainPlatformToken.Token == nil {
		log.Fatal(string(obtained.Body)) // what GraphQL refuses is a 200, too
	}
	token = *data.ObtainPlatformToken.Token

	created := must(client.CreateProductsWithResponse(ctx, products))
	report("products", created.HTTPResponse, created.Body)
	valid := must(client.ValidateAccountWithResponse(ctx, account))
	report("validate", valid.HTTPResponse, valid.Body)
	staged := must(client.StageAccountWithResponse(ctx, account))
	report("stage", staged.HTTPResponse, staged.Body)
	processed := must(client.ProcessAccountWithResponse(ctx, api.ProcessRequest{
		ImportSupplier:        account.ImportSupplier,
		ExternalAccountNumber: account.ExternalAccountNumber,
		OperationsTeamName:    "migrations-north",
	}))
	report("process", processed.HTTPResponse, processed.Body)
	status := must(client.GetAccountTransferStatusWithResponse(
		ctx, account.ImportSupplier, account.ExternalAccountNumber))
	report("status", status.HTTPResponse, status.Body)
	fmt.Println(status.JSON200.Status, status.JSON200.PlatformAccountNumber)
}

func report(step string, response *http.Response, body []byte) {
	fmt.Println(step, response.StatusCode)
	if response.StatusCode >= 400 {
		log.Fatal(string(body))
	}
}

func read[T any](file string) (value T) {
	if err := json.Unmarshal(must(os.ReadFile(file)), &value); err != nil {
		log.Fatal(err)
	}
	return value
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
