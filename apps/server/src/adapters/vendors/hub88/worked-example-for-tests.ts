// SPDX-License-Identifier: Apache-2.0
import { createPublicKey } from 'node:crypto'
import type { VendorAccount } from '../../../modules/play/ports.ts'

/** The protocol's worked example: one signed bet, checked once with openssl. For tests. */
export const workedBody =
  '{"user":"u-1001","transaction_uuid":"16d2dcfe-b89e-11e7-854a-58404eea6d16","supplier_transaction_id":"41ecc3ad-b181-4235-bf9d-acf0a7ad9730",' +
  '"token":"55b7518e-b89e-11e7-81be-58404eea6d16","round":"rNEMwgzJAOZ6eR3V","round_closed":false,"request_uuid":"583c985f-fee6-4c0e-bbf5-308aad6265af",' +
  '"game_code":"inh_crash","currency":"VND","amount":2500000000,"is_free":false}'

export const workedSignature =
  'bM3axRc38vmdiG45brlAOVe3IUWGOzCNnauQrHcpqCDCGR1Hw6HYkXm/HSsuT06/puwGLUEOCsK5SK8X0a/ayiAH++1a/Wvhw/S0bKosezvUYlau69b+jy3kqciL0oui852j/TxwItI/mp0O' +
  'MljoJbZN/LdkstBEuO7fSzALx0es4tlNGYR/SN5Oiu+5ZwQlrLM//aAwG5MmXq+JfPaD0KEwDAqoSBcNnKTDqHmPYx1JDiVWdsylaabrBPT5alaUaPfstc27Zp2b7674que15FKoWyS/FzQd' +
  'E1yg/w5e0vy6ZFzS2faDsdFUs/0xO3a6KhMC7leIbVfc3z8Xtgqf/w=='

const workedKey = createPublicKey({
  format: 'jwk',
  key: {
    kty: 'RSA',
    e: 'AQAB',
    n: '0CUqHbEcvwPh8mprg7awENgY3_l0BHy0ud5TeHJX4zVMns65ddPvJi45K-KecFx21X0v1Nzq8xrnj4zxWWq3WTzmCzrp55mmt24rsj7dK8juhs6UgCiTSNvDZSuD37SbkVc1AW31U6IJd53rpgz0oz7OMsoQdYty0pUb_v5QflpJ7c7S6Mc7zNKU6bZ3R--3Ve-UHUf2U447E7qCOEPf0ijMB0ylk7e_QxEC-zKBNLUnvs_i0Oqx0rbgEYLyfo2mDYUz6P6SNBIcEpIXyDZCukPinWYy_QMAVpPkVf4fq2umkav8PEK8O9-gKx3zlfzXPDUGB54cka9tCkboMCRMJQ',
  },
})

export const workedAccount: VendorAccount = {
  id: 'worked',
  protocol: 'hub88',
  enabled: true,
  vendorCode: 'WORKED',
  baseUrl: '',
  operatorId: 'brand1',
  languages: {},
  options: {},
  secrets: { publicKey: workedKey.export({ type: 'spki', format: 'pem' }).toString() },
}
