// SPDX-License-Identifier: Apache-2.0
import type { sandboxBank as source } from '../en/sandbox-bank.ts'
import type { Translated } from '../translated.ts'

/** The payment page of the sandbox bank, rendered by the server. */
export const sandboxBank: Translated<typeof source> = {
  'bank.title': 'Banco de pruebas',
  'bank.playMoney': 'Dinero de juguete: aquí nada es real',
  'bank.social.title': 'Acceso de prueba en lugar de {provider}',
  'bank.social.play': 'Una demostración: no se contacta con ningún proveedor real y no se comprueba nada',
  'bank.social.name': 'Nombre',
  'bank.social.agree': 'Continuar',
  'bank.social.close': 'Cancelar',
  'bank.toPay': 'A pagar',
  'bank.order': 'Orden',
  'bank.pay': 'Pagar {amount}',
  'bank.payLate': 'Pagar tarde: llega después de {seconds} segundos',
  'bank.payTooLate': 'Pagar demasiado tarde: llega cuando el plazo ya ha terminado',
  'bank.underpay': 'Pagar de menos: enviar solo {half}',
  'bank.fail': 'Fallar: no pagar',
  'bank.paid': 'Has pagado {amount}.',
  'bank.paidLate': 'Has pagado {amount}. Llega en {seconds} segundos.',
  'bank.paidTooLate': 'Has pagado {amount}. Llega cuando el plazo ya ha terminado.',
  'bank.underpaid': 'Has enviado {half} en lugar de {amount}.',
  'bank.failed': 'El pago ha fallado. No se pagó nada.',
  'bank.back': 'Volver al sitio',
  'bank.mayClose': 'También puedes cerrar esta página.',
  'bank.unknown': 'Pago desconocido.',
}
