// SPDX-License-Identifier: Apache-2.0
import type { payouts as source } from '../en/payouts.ts'
import type { Translated } from '../translated.ts'

/** What happens to a withdrawal, how long it takes, and what to do when it is refused. */
export const payouts: Translated<typeof source> = {
  'payout.progress': 'Avancement',
  'payout.stage.asked': 'Demandé',
  'payout.stage.approved': 'Approuvé',
  'payout.stage.rejected': 'Refusé',
  'payout.stage.sent': 'Envoyé à la banque',
  'payout.stage.failed': 'Envoi impossible ; nous allons réessayer',
  'payout.stage.paid': 'Payé',
  'payout.stage.received': 'Reçu',
  'payout.stage.forcedReceived': 'Compté comme reçu',
  'payout.stage.notReceived': 'Signalé comme non reçu',
  'payout.stage.returned': 'Revenu chez nous',
  'payout.times': 'Payé en général sous {usual} ; 95 retraits sur 100 sous {most}',
  'payout.review': 'Une personne examine ce retrait avant le paiement. Vous n’avez rien à faire.',
  'payout.reason.NAME_DIFFERS':
    'Le compte n’est pas à votre nom. Ajoutez un compte à votre nom et redemandez le retrait.',
  'payout.reason.ACCOUNT_WRONG':
    'Le numéro de compte n’est pas correct. Vérifiez-le, ajoutez de nouveau le compte et redemandez le retrait.',
  'payout.reason.BANK_UNAVAILABLE':
    'Nous ne pouvons pas payer vers cette banque pour le moment. Choisissez un autre compte.',
  'payout.reason.IDENTITY':
    'Nous devons être sûrs qu’il s’agit de vous. Écrivez au service client et gardez une pièce d’identité à portée de main.',
  'payout.reason.OTHER': 'Écrivez au service client, qui vous aidera.',
  'fault.wallet.payeeRefused':
    'Nous ne pouvons pas payer vers ce compte. Choisissez-en un autre ou écrivez au service client',
  'fault.backoffice.secondNeeded':
    'Une seule personne ne peut pas payer cela. Votre approbation est enregistrée ; elle prend effet quand un autre opérateur fait de même dans la journée.',
  'fault.backoffice.giverGone':
    'La personne qui a préparé ou approuvé cela n’en a plus le droit. Il faut recommencer.',
  'fault.backoffice.sameOperator': 'Vous avez déjà approuvé ce retrait, un autre opérateur doit donc décider',
  'fault.backoffice.aboveTier': 'Votre rôle peut approuver jusqu’à {max}',
  'fault.backoffice.noPayoutAccount': 'Aucun compte de paiement ouvert ne convient à ce retrait',
  'fault.backoffice.payoutAccountTaken': 'Un compte de paiement porte déjà ce code',
  'payout.kind': 'Payer sur',
  'payout.kind.bank': 'Compte bancaire',
  'payout.kind.e-wallet': 'Portefeuille électronique',
  'payout.kind.crypto': 'Cryptomonnaie',
  'payout.coin': 'Monnaie et réseau',
  'payout.walletNumber': 'Numéro ou téléphone',
  'payout.address': 'Adresse',
  'payout.addressHint':
    'Uniquement une adresse de ce réseau. Ce qui part vers une mauvaise adresse est perdu.',
  'payout.holderHint': 'Le même nom que sur vos autres comptes',
  'payout.addAccount': 'Ajouter un compte',
  'payout.firstAccount': 'Ajoutez le compte pour vos retraits.',
  'payout.account': 'Compte',
  'payout.saved': 'Le compte est enregistré',
  'fault.wallet.badAccountNumber': 'Ce numéro ou cette adresse n’est pas correct. Veuillez vérifier',
  'fault.wallet.holderDiffers': 'Le compte doit être à votre nom',
}
