/**
 * Whether a host name always means this machine. An IPv6 address may be in brackets, as in a URL.
 */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\])$/.test(host);
