// SPDX-License-Identifier: Apache-2.0
import type { sandboxBank as source } from '../en/sandbox-bank.ts'
import type { Translated } from '../translated.ts'

/** The payment page of the sandbox bank, rendered by the server. */
export const sandboxBank: Translated<typeof source> = {
  'bank.title': 'Banque d’essai',
  'bank.playMoney': 'Argent fictif : rien ici n’est réel',
  'bank.social.title': 'Connexion d’essai à la place de {provider}',
  'bank.social.play': 'Une démonstration : aucun vrai fournisseur n’est contacté et rien n’est vérifié',
  'bank.social.name': 'Nom',
  'bank.social.agree': 'Continuer',
  'bank.social.close': 'Annuler',
  'bank.toPay': 'À payer',
  'bank.order': 'Commande',
  'bank.pay': 'Payer {amount}',
  'bank.payLate': 'Payer en retard : arrive au bout de {seconds} secondes',
  'bank.payTooLate': 'Payer trop tard : arrive une fois le délai de paiement écoulé',
  'bank.underpay': 'Payer moins : n’envoyer que {half}',
  'bank.fail': 'Échouer : ne pas payer',
  'bank.paid': 'Vous avez payé {amount}.',
  'bank.paidLate': 'Vous avez payé {amount}. Le paiement arrive dans {seconds} secondes.',
  'bank.paidTooLate': 'Vous avez payé {amount}. Le paiement arrive une fois le délai écoulé.',
  'bank.underpaid': 'Vous avez envoyé {half} au lieu de {amount}.',
  'bank.failed': 'Le paiement a échoué. Rien n’a été payé.',
  'bank.back': 'Retour au site',
  'bank.mayClose': 'Vous pouvez aussi fermer cette page.',
  'bank.unknown': 'Paiement inconnu.',
}
