// SPDX-License-Identifier: Apache-2.0
import type { disputes as source } from '../en/disputes.ts'
import type { Translated } from '../translated.ts'

/** A withdrawal that has not arrived, for its owner. */
export const disputes: Translated<typeof source> = {
  'dispute.notReceived': 'No recibido',
  'dispute.proof': 'Prueba de que no ha llegado',
  'dispute.hint':
    'De 1 a {count} imágenes, PNG o JPG, de {size} MB cada una, por ejemplo su extracto bancario.',
  'dispute.send': 'Enviar la prueba',
  'dispute.sent': 'Gracias. Estamos buscando el pago y le escribiremos.',
  'dispute.open': 'Nos ha dicho que no ha llegado. Estamos buscando el pago y le escribiremos.',
  'dispute.picture': 'Su prueba, imagen {number}',
  'dispute.arrived': 'Al final ha llegado',
  'dispute.forced':
    'Cuenta como recibido porque no respondiste. Si no ha llegado, contacta con atención al cliente antes del {time}.',
  'fault.wallet.proofNeeded': 'Añada de 1 a 3 imágenes como prueba',
  'mail.withdrawal.title': 'Su retiro de {amount}',
  'mail.withdrawal.reopened':
    'Estamos buscando este pago, que no le ha llegado. Le escribiremos cuando lo encontremos.',
  'mail.withdrawal.arrived': 'Hemos encontrado este pago: ha llegado a su banco.',
  'mail.withdrawal.returned': 'Este pago nos ha sido devuelto. Se lo pagaremos de nuevo.',
}
