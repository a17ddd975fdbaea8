// SPDX-License-Identifier: Apache-2.0
import type { Beacon } from './beacon.ts'

/** The chains of the League of Entropy, with the public keys that it has published. */
export const drandChains = {
  'drand-quicknet': {
    id: 'drand:52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
    scheme: 'bls-unchained-g1-rfc9380',
    publicKey:
      '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
    genesisMs: 1_692_803_367_000,
    periodMs: 3_000,
  },
  'drand-default': {
    id: 'drand:8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce',
    scheme: 'pedersen-bls-chained',
    publicKey:
      '868f005eb8e6e4ca0a47c8a77ceaa5309a47978a7c71bc5cce96366b5d7a569937c529eeda66c7293784a9402801af31',
    genesisMs: 1_595_431_050_000,
    periodMs: 30_000,
  },
} as const satisfies Record<string, Beacon>

/** Whether this is a chain of drand with the key that drand has published, and not only a name. */
export const isDrand = ({ id, scheme, publicKey, genesisMs, periodMs }: Beacon): boolean =>
  Object.values(drandChains).some(
    (chain) =>
      chain.id === id &&
      chain.scheme === scheme &&
      chain.publicKey === publicKey &&
      chain.genesisMs === genesisMs &&
      chain.periodMs === periodMs,
  )
