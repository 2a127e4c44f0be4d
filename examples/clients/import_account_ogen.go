// Imports an account with the client that ogen makes:
//
//	go run . ADDRESS products.json account.json
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"

	"github.com/go-faster/jx"
	"github.com/ogen-go/ogen/ogenerrors"
	"import/api"
)

const query = `mutation ($input: ObtainPlatformTokenInput!) {
  obtainPlatformToken(input: $input) { token }
}`

type security struct{ token string }

func (security security) Token(context.Context, api.OperationName) (api.Token, error) {
	return api.Token{APIKey: "Token " + security.token}, nil
}

func (security) ApiKey(context.Context, api.OperationName) (api.ApiKey, error) {
	return api.ApiKey{}, ogenerrors.ErrSkipClientSecurity
}

func main() {
	ctx := context.Background()
	address := os.Args[1]
	products := read[api.Products](os.Args[2])
	account := read[api.Account](os.Args[3])
	token := obtainToken(ctx, must(api.NewClient(address, security{})))
	client := must(api.NewClient(address, security{token}))

	expect[*api.CreatedProduct]("products", must(client.CreateProducts(ctx, products)))
	expect[*api.Account]("validate", must(client.ValidateAccount(ctx, &account)))
	switch staged := must(client.StageAccount(ctx, &account)).(type) {
	case *api.StageAccountCreated, *api.StageAccountOK:
		fmt.Println("stage done")
	default:
		refuse("stage", staged)
	}
	request := api.ProcessRequest{
		ImportSupplier:        account.ImportSupplier,
		ExternalAccountNumber: account.ExternalAccountNumber,
		OperationsTeamName:    "migrations-north",
	}
	expect[*api.ProcessedAccount]("process", must(client.ProcessAccount(ctx, &request)))
	status := expect[*api.AccountTransferStatus]("status", must(client.GetAccountTransferStatus(ctx,
		api.GetAccountTransferStatusParams{
			ImportSupplierCode:    account.ImportSupplier,
			ExternalAccountNumber: account.ExternalAccountNumber,
		})))
	fmt.Println(status.Status, status.PlatformAccountNumber)
}

func obtainToken(ctx context.Context, client *api.Client) string {
	key := os.Getenv("API_KEY")
	if key == "" {
		key = "sk_demo_4fJ2mQ8vXr7LwT"
	}
	input := jx.Raw(must(json.Marshal(map[string]string{"APIKey": key})))
	variables := api.NewOptNilGraphqlRequestVariables(api.GraphqlRequestVariables{"input": input})
	asked := api.GraphqlRequest{Query: query, Variables: variables}
	answer := expect[*api.GraphqlResponse]("token", must(client.ObtainPlatformToken(ctx, &asked)))
	if len(answer.Errors) > 0 {
		refuse("token", answer) // what GraphQL refuses is a 200, too
	}
	return answer.Data.Value.ObtainPlatformToken.Value.Token.Value
}

// Each answer of the document has a type. What is not the one that is wanted is a refusal.
func expect[T any](step string, answer any) T {
	wanted, isWanted := answer.(T)
	if !isWanted {
		refuse(step, answer)
	}
	fmt.Println(step, "done")
	return wanted
}

func refuse(step string, answer any) {
	log.Fatalf("%s: %T %s", step, answer, must(json.Marshal(answer)))
}

func read[T any](file string) (value T) {
	if err := json.Unmarshal(must(os.ReadFile(file)), &value); err != nil {
		log.Fatal(err)
	}
	return value
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err) // also what the client itself refuses to send
	}
	return value
}
