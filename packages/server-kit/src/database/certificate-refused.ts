// SPDX-License-Identifier: Apache-2.0
/** Node's error codes for refused certificates. */
const refusals = new Set([
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

/** Whether an error means that a peer's certificate was refused. */
export const isCertificateRefused = (error: unknown): boolean =>
  error instanceof Error && refusals.has((error as { code?: string }).code ?? '')
