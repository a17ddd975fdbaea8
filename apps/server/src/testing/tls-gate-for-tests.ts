// SPDX-License-Identifier: Apache-2.0
// The library of certificates needs it, and does not load it.
import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import {
  BasicConstraintsExtension,
  cryptoProvider,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509'

export interface TestCertificate {
  key: string
  cert: string
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const dayMs = 86_400_000

/**
 * A self-signed certificate for these names of this machine that ends this many days from now; a negative number means that
 * it has expired.
 */
export async function makeCertificate(
  endsInDays: number,
  names: readonly string[] = ['localhost'],
): Promise<TestCertificate & { ends: string }> {
  const { subtle } = cryptoProvider.get()
  const keys = await subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const notAfter = new Date(Date.now() + endsInDays * dayMs)
  const made = await X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: `CN=${randomUUID()}`,
    notBefore: new Date(notAfter.getTime() - 90 * dayMs),
    notAfter,
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new SubjectAlternativeNameExtension([
        { type: 'ip', value: '127.0.0.1' },
        ...names.map((value) => ({ type: 'dns' as const, value })),
      ]),
      new BasicConstraintsExtension(true),
    ],
  })
  return {
    cert: made.toString('pem'),
    key: PemConverter.encode(await subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY'),
    ends: notAfter.toISOString().slice(0, 10),
  }
}

export interface TlsGate {
  port: number
  /** From now on new connections get this certificate. */
  show(certificate: TestCertificate): void
  close(): Promise<void>
}

/**
 * TLS in front of a PostgreSQL that listens on a socket of this machine, with any certificate that a test
 * wants.
 */
export async function openTlsGate(databaseUrl: string, first: TestCertificate): Promise<TlsGate> {
  const path = join(new URL(databaseUrl).searchParams.get('host') ?? '', '.s.PGSQL.5432')
  let certificate = first
  const open = new Set<Socket>()
  const server = createServer((plain) => {
    open.add(plain)
    plain.on('error', () => plain.destroy()).on('close', () => open.delete(plain))
    // The client requests TLS with eight bytes, and gets a yes.
    plain.once('data', () => {
      plain.write('S')
      const secure = new TLSSocket(plain, { isServer: true, ...certificate })
      const onwards = connect(path)
      for (const one of [secure, onwards])
        one.on('error', () => {
          secure.destroy()
          onwards.destroy()
        })
      secure.pipe(onwards).pipe(secure)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    show(next) {
      certificate = next
    },
    async close() {
      for (const plain of open) plain.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
