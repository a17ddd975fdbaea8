// SPDX-License-Identifier: Apache-2.0
const most = 10
let reported = 0

/**
 * Reports a crash of a part of the page to the platform, and returns its reference in the log. Sends no user
 * input: only the error, the region and the path.
 */
export function reportTrouble(error: unknown, region: string): string {
  const reference = [...crypto.getRandomValues(new Uint8Array(4))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  reported += 1
  if (reported <= most)
    void send(error instanceof Error ? error : new Error(String(error)), { reference, region })
  return reference
}

async function send({ message, stack }: Error, where: { reference: string; region: string }): Promise<void> {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content
  const report = {
    ...where,
    build,
    page: location.pathname,
    message: message.slice(0, 300),
    stack: stack?.slice(0, 900),
  }
  try {
    await fetch('/reports/page', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    })
  } catch {
    // The network is down, too: only the reader has this reference.
  }
}
