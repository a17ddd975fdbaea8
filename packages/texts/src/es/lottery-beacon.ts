// SPDX-License-Identifier: Apache-2.0
import type { lotteryBeacon as source } from '../en/lottery-beacon.ts'
import type { Translated } from '../translated.ts'

/** Where the randomness of draws comes from, and how it is checked. */
export const lotteryBeacon: Translated<typeof source> = {
  'lottery.beacon': 'Fuente aleatoria',
  'lottery.beacon.own': 'La baliza propia del operador, firmada y encadenada',
  'lottery.beacon.drand': 'drand, operado por organizaciones independientes',
  'lottery.beacon.unknown': 'Una fuente desconocida',
  'lottery.beacon.none': 'Ninguna: hecho solo con la semilla',
  'lottery.beacon.round': 'Ronda {round}',
  'lottery.beacon.signature': 'Firma de la ronda',
  'lottery.beacon.waiting':
    'El sorteo {number} espera su fuente aleatoria. Si no llega, se devuelven todas las apuestas.',
  'lottery.verifier.save': 'Guardar una página que comprueba sin conexión',
  'lottery.verifier.title': 'Comprobación de un sorteo',
  'lottery.verifier.lead':
    'Esta página vuelve a calcular el sorteo en este dispositivo. No puede conectarse a ningún servidor.',
  'lottery.verifier.seed': 'La semilla tiene la huella publicada antes del sorteo',
  'lottery.verifier.round': 'La ronda es la primera desde la hora del sorteo y está firmada',
  'lottery.verifier.numbers': 'Los números salen de los valores publicados',
}
