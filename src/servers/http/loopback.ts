/** Always this machine. An IPv6 address may be in brackets, or be the form of an IPv4 address. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|(?:::ffff:)?127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
