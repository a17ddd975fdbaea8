import type { members as source } from '../en/members.ts'
import type { Translated } from '../translated.ts'

/** The member centre and its frame. */
export const members: Translated<typeof source> = {
  'members.center': 'Mon espace',
  'members.center.pages': 'Pages de l’espace membre',
  'members.security': 'Sécurité',
  'members.account': 'Compte',
  'members.since': 'Membre depuis',
  'members.memberNumber': 'Numéro de membre',
  'members.password': 'Mot de passe de connexion',
  'members.password.change': 'Changer le mot de passe de connexion',
  'members.password.old': 'Ancien mot de passe',
  'members.password.new': 'Nouveau mot de passe',
  'members.password.confirm': 'Répétez le nouveau mot de passe',
  'members.password.done': 'Le mot de passe est changé',
  'members.payment': 'Code de paiement',
  'members.birthday.invalid': 'Saisissez une date au format yyyy-MM-dd',
  'members.birthday.tooYoung': 'Vous devez avoir {age} ans',
  'fault.members.fixed': 'Ceci ne peut être saisi qu’une fois, contactez le service client',
  'members.payment.set': 'Créé',
  'members.payment.unset': 'Pas créé',
  'members.payment.hint': 'Six chiffres. Il protège chaque retrait.',
  'members.payment.create': 'Créer un code de paiement',
  'members.payment.change': 'Changer le code de paiement',
  'members.payment.old': 'Ancien code de paiement',
  'members.payment.new': 'Nouveau code de paiement',
  'members.payment.confirm': 'Répétez le nouveau code de paiement',
  'members.payment.done': 'Le code de paiement est enregistré',
  'members.payment.sixDigits': 'Saisissez 6 caractères : chiffres uniquement',
}
