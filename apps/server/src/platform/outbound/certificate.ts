// SPDX-License-Identifier: Apache-2.0
import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { connect as connectTls, type PeerCertificate, type TLSSocket } from 'node:tls'

/** A server whose certificate we check: `postgres` first requests TLS in its own protocol. */
export interface Peer {
  host: string
  port: number
  speaks: 'tls' | 'postgres'
}

const patienceMs = 5_000
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/**
 * One sentence for whoever runs the installation: whose certificate it is, and when it expired or why it was
 * refused.
 */
export async function describeCertificate(peer: Peer, error: unknown): Promise<string> {
  const name = `${peer.host}:${peer.port}`
  const validTo = await certificateEnd(peer).catch(() => undefined)
  if (validTo !== undefined && validTo < new Date())
    return `the certificate of ${name} expired on ${validTo.toISOString().slice(0, 10)}; whoever runs it must renew it`
  return `the certificate of ${name} is refused: ${error instanceof Error ? error.message : String(error)}`
}

/**
 * When the certificate of a peer expires. It is read before it is verified, so that a refused certificate can
 * be named; the peer is trusted no more than before, and nothing is sent.
 */
export async function certificateEnd({ host, port, speaks }: Peer): Promise<Date> {
  const plain = connectPlain(port, host)
  plain.setTimeout(patienceMs, () => plain.destroy(new Error('no answer')))
  try {
    await once(plain, 'connect')
    if (speaks === 'postgres') await askForTls(plain)
    const secure = connectTls({ socket: plain, host, servername: isIP(host) === 0 ? host : '' })
    return new Date((await visibleBy(secure)).valid_to)
  } finally {
    plain.destroy()
  }
}

/**
 * The certificate at the end of the handshake: our listener runs first, before Node closes an untrusted
 * connection.
 */
const visibleBy = (secure: TLSSocket): Promise<PeerCertificate> =>
  new Promise((resolve, reject) => {
    secure.prependOnceListener('secure', () => resolve(secure.getPeerCertificate()))
    secure.once('error', reject).once('close', () => reject(new Error('closed')))
  })

async function askForTls(plain: Socket): Promise<void> {
  plain.write(sslRequest)
  const answer = await new Promise<Buffer>((resolve, reject) =>
    plain
      .once('data', resolve)
      .once('error', reject)
      .once('close', () => reject(new Error('closed'))),
  )
  if (answer.toString('latin1') !== 'S') throw new Error('it speaks no TLS')
}

const once = (socket: Socket, event: string): Promise<void> =>
  new Promise((resolve, reject) => {
    socket
      .once(event, () => resolve())
      .once('error', reject)
      .once('close', () => reject(new Error('closed')))
  })

/** The peer behind a connection string, if it is reached over the network. */
export function databasePeer(url: string): Peer | undefined {
  const { hostname, port, searchParams } = new URL(url)
  if (hostname === '' || searchParams.get('host')?.startsWith('/')) return undefined
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432), speaks: 'postgres' }
}

/** The peer behind an https address or a store reached with TLS; undefined for plain ones. */
export function webPeer(address: string): Peer | undefined {
  const { protocol, hostname, port } = new URL(address)
  const usual = { 'https:': 443, 'rediss:': 6379 }[protocol]
  return usual === undefined
    ? undefined
    : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || usual), speaks: 'tls' }
}
