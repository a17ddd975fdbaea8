const most = 10
let reported = 0

/**
 * Tells the house that a part of the page broke, and answers the reference under which its log has it. Nothing that the
 * reader typed goes along: only the error, the region and the path.
 */
export function reportTrouble(error: unknown, region: string): string {
  const reference = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content
  reported += 1
  if (reported <= most) void fetch('/reports/page', { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ reference, region, build, page: location.pathname, message: message.slice(0, 300), stack: stack?.slice(0, 900) }) }).catch(() => undefined)
  return reference
}
