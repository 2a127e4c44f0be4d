/** Whether a host is this machine by a name that leads nowhere else. An IPv6 address may stand in brackets, as it does in addresses. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\])$/.test(host);
