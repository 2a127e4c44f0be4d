// Handlers for Mock Service Worker (MSW 3), in browsers and in Node.
export { type HandlersOptions, handlersFor } from "./servers/msw/handlers-for.ts";
