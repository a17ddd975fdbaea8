// SPDX-License-Identifier: Apache-2.0
import type { payouts as source } from '../en/payouts.ts'
import type { Translated } from '../translated.ts'

/** What happens to a withdrawal, how long it takes, and what to do when it is refused. */
export const payouts: Translated<typeof source> = {
  'payout.progress': 'Progreso',
  'payout.stage.asked': 'Solicitado',
  'payout.stage.approved': 'Aprobado',
  'payout.stage.rejected': 'Rechazado',
  'payout.stage.sent': 'Enviado al banco',
  'payout.stage.failed': 'No se pudo enviar; lo intentaremos de nuevo',
  'payout.stage.paid': 'Pagado',
  'payout.stage.received': 'Recibido',
  'payout.stage.forcedReceived': 'Contado como recibido',
  'payout.stage.notReceived': 'Comunicado como no recibido',
  'payout.stage.returned': 'Nos fue devuelto',
  'payout.times': 'Normalmente se paga en {usual}; 95 de cada 100 retiros en {most}',
  'payout.review': 'Una persona revisa este retiro antes de pagarlo. No tiene que hacer nada.',
  'payout.reason.NAME_DIFFERS':
    'La cuenta no está a su nombre. Añada una cuenta a su nombre y solicite el retiro de nuevo.',
  'payout.reason.ACCOUNT_WRONG':
    'El número de cuenta no es correcto. Compruébelo, añada la cuenta de nuevo y vuelva a solicitar el retiro.',
  'payout.reason.BANK_UNAVAILABLE': 'Ahora no podemos pagar a este banco. Elija otra cuenta.',
  'payout.reason.IDENTITY':
    'Necesitamos asegurarnos de que es usted. Escriba a atención al cliente y tenga a mano un documento de identidad.',
  'payout.reason.OTHER': 'Escriba a atención al cliente, que le ayudará.',
  'fault.wallet.payeeRefused': 'No podemos pagar a esta cuenta. Elija otra o escriba a atención al cliente',
  'fault.backoffice.secondNeeded':
    'Una sola persona no puede pagar esto. Su aprobación queda guardada y surte efecto cuando otro operador haga lo mismo en el plazo de un día.',
  'fault.backoffice.giverGone': 'Quien preparó o aprobó esto ya no puede hacerlo. Hay que hacerlo de nuevo.',
  'fault.backoffice.sameOperator': 'Ya ha aprobado este retiro, así que debe decidir otro operador',
  'fault.backoffice.aboveTier': 'Su rol puede aprobar hasta {max}',
  'fault.backoffice.noPayoutAccount': 'Ninguna cuenta de pago abierta sirve para este retiro',
  'fault.backoffice.payoutAccountTaken': 'Ya existe una cuenta de pago con este código',
  'payout.kind': 'Pagar a',
  'payout.kind.bank': 'Cuenta bancaria',
  'payout.kind.e-wallet': 'Monedero electrónico',
  'payout.kind.crypto': 'Criptomoneda',
  'payout.coin': 'Moneda y red',
  'payout.walletNumber': 'Número o teléfono',
  'payout.address': 'Dirección',
  'payout.addressHint': 'Solo una dirección de esta red. Lo que va a una dirección equivocada se pierde.',
  'payout.holderHint': 'El mismo nombre que en sus otras cuentas',
  'payout.addAccount': 'Añadir una cuenta',
  'payout.firstAccount': 'Añada la cuenta para sus retiros.',
  'payout.account': 'Cuenta',
  'payout.saved': 'La cuenta está guardada',
  'fault.wallet.badAccountNumber': 'Este número o esta dirección no es correcta. Compruébelo',
  'fault.wallet.holderDiffers': 'La cuenta debe estar a su nombre',
}
