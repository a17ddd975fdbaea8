// SPDX-License-Identifier: Apache-2.0
/** Messages by SMS and mail. */
export const messagesOut = {
  'mail.code.login': '{site}: {secret} is your code to log in. Do not share it with anybody.',
  'mail.code.register': '{site}: {secret} is your code to register.',
  'mail.code.forgot':
    '{site}: {secret} is your code for a new password. If you did not request it, ignore this message.',
  'mail.code.contact': '{site}: {secret} confirms your new contact. Do not share it with anybody.',
  'mail.contact.subject': 'Your code from {site}',
  'mail.reset.subject': 'Your temporary password for {site}',
  'mail.reset':
    'Hello {username},\nYou can log in to {site} once with this temporary password, within the next {minutes} minutes:\n{secret}\nYou will be asked to choose a new password. If you did not request this, ignore this message: your password has not changed.',
  'mail.invite.subject': 'Choose a password for {site}',
  'mail.invite':
    'Hello {username},\nOpen this link within 24 hours and choose a new password for {site}:\n{secret}',
  'mail.security.subject': '{site}: a change to your account',
  'mail.security.title': 'A change to your account',
  'mail.security.warning': 'If you did not ask for this, contact customer service at once.',
  'mail.security': 'Hello {username},\n{what}\n{warning}',
  'mail.security.factorsAsked':
    'Customer service was asked to remove your second factors (authenticator app and passkeys).',
  'mail.security.sms': '{site}: {what} {warning}',
  'mail.security.passkeyAdded': 'A passkey was added to your account.',
  'mail.security.appAdded': 'An authenticator app was set up for your account.',
  'mail.security.recoveryCodesMade': 'New recovery codes were made for your account.',
  'mail.security.newWaysRemoved':
    'Somebody recovered the access to your account. Second factors that had been added only lately were removed.',
  'mail.security.factorsRemoved': 'A second factor was removed from your account.',
  'mail.security.inviteAsked':
    'Customer service was asked for a link to set a new password for your account.',
  'mail.security.inviteMade': 'A link to set a new password for your account was made.',
  'mail.security.passwordSet': 'The password of your account was changed.',
  'mail.security.paymentPasswordAdded': 'A payment password was set for your account.',
  'mail.security.paymentPasswordSet': 'Your payment password was changed.',
  'mail.security.bankAccountAdded': 'A bank account ending in {ending} was added for withdrawals.',
  'mail.security.contactChanged': 'The phone number or e-mail address of your account was changed.',
  'mail.security.unlocked': 'Customer service unlocked your account after failed attempts to log in.',
} as const
