/** What leaves the house by SMS and by mail. */
export const messagesOut = {
  'mail.code.login': '{site}: {secret} is your code to log in. Do not share it with anybody.',
  'mail.code.register': '{site}: {secret} is your code to register.',
  'mail.code.forgot': '{site}: {secret} is your code for a new password. If you did not ask for it, do nothing.',
  'mail.code.contact': '{site}: {secret} confirms your new contact. Do not share it with anybody.',
  'mail.contact.subject': 'Your code from {site}',
  'mail.reset.subject': 'Your temporary password for {site}',
  'mail.reset': 'Hello {username},\nwith this temporary password you can log in to {site} for the next {minutes} minutes, once:\n{secret}\nYou will be asked to choose a new password. If you did not ask for this, do nothing: your password has not changed.',
  'mail.invite.subject': 'Choose a password for {site}',
  'mail.invite': 'Hello {username},\nopen this link within 24 hours and choose a new password for {site}:\n{secret}',
} as const
