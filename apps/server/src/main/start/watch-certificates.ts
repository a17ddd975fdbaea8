// SPDX-License-Identifier: Apache-2.0
import { certificateEnd, databasePeer, webPeer, type Peer } from '../../platform/outbound/certificate.ts'
import type { Platform } from '../../platform/platform.ts'
import type { PlatformServerOptions } from './create-platform-server.ts'

const lookEveryMs = 6 * 3_600_000
const dayMs = 86_400_000
/** How long before its end a certificate is reported. */
const saidDaysBefore = 14

export interface CertificateWatch {
  look(): Promise<void>
  start(): () => Promise<void>
}

type Addresses = Pick<
  PlatformServerOptions,
  'databaseUrl' | 'poolerUrl' | 'replicaUrl' | 'limitsStore' | 'fileBucket' | 'alertWebhook'
>

/**
 * Checks the certificates of every server that this installation calls over TLS, and alerts an operator
 * before one expires.
 */
export function createCertificateWatch(
  { database, clock, log, alerts, metrics }: Platform,
  options: Addresses,
): CertificateWatch {
  const peers = peersOf(options)
  const ends = new Map<string, number>()
  metrics
    .gauge('tessera_certificate_days', 'Days until a certificate ends that we go by, by peer', ['peer'])
    .watchAll(() =>
      [...ends].map(([peer, endMs]) => ({ labels: [peer], value: (endMs - clock.now()) / dayMs })),
    )

  async function lookAt(peer: Peer): Promise<void> {
    const name = `${peer.host}:${peer.port}`
    // Other checks report a server that is unavailable or does not speak TLS.
    const end = await certificateEnd(peer).catch(() => undefined)
    if (end === undefined) return
    ends.set(name, end.getTime())
    const days = (end.getTime() - clock.now()) / dayMs
    if (days > saidDaysBefore) return
    const date = end.toISOString().slice(0, 10)
    log[days <= 0 ? 'error' : 'warn'](
      { peer: name, ends: date },
      days <= 0 ? 'a certificate has expired' : 'a certificate ends soon',
    )
    await database.transaction((tx) =>
      alerts.raise(tx, { kind: 'certificate.ends', reference: name, details: { ends: date } }, clock.now()),
    )
  }

  const look = async (): Promise<void> => {
    for (const peer of peers) await lookAt(peer)
  }
  return {
    look,
    start() {
      let looking: Promise<void> = Promise.resolve()
      const run = (): void => {
        looking = look().catch((error: unknown) =>
          log.warn({ error: String(error) }, 'certificates could not be looked at'),
        )
      }
      run()
      const timer = setInterval(run, lookEveryMs).unref()
      return async () => {
        clearInterval(timer)
        await looking
      }
    },
  }
}

function peersOf({
  databaseUrl,
  poolerUrl,
  replicaUrl,
  limitsStore,
  fileBucket,
  alertWebhook,
}: Addresses): Peer[] {
  const databases = [databaseUrl, poolerUrl, replicaUrl].filter((url) => url !== undefined).map(databasePeer)
  const others = [
    fileBucket?.endpoint,
    alertWebhook?.url,
    limitsStore?.includes('://') ? limitsStore : undefined,
  ]
    .filter((address) => address !== undefined)
    .map(webPeer)
  const known = [...databases, ...others].filter((peer) => peer !== undefined)
  return [...new Map(known.map((peer) => [`${peer.host}:${peer.port}`, peer])).values()]
}
