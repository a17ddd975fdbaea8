// SPDX-License-Identifier: Apache-2.0
/** How operators are protected: their own authenticator app, and those of the others. */
export const consoleSecurity = {
  'console.security': 'Security',
  'console.security.app': 'Authenticator app',
  'console.security.on': 'On',
  'console.security.off': 'Not set up',
  'console.security.since': 'Set up',
  'console.security.why':
    'An app on your phone shows a new code every half minute. With it, nobody can sign in with your password alone.',
  'console.security.required': 'This installation asks every operator for one.',
  'console.security.start': 'Set up',
  'console.security.scan':
    'Scan this code with your authenticator app. Then enter the six digits that it shows.',
  'console.security.qr': 'QR code for the authenticator app',
  'console.security.key': 'If you cannot scan it, enter this key in the app:',
  'console.security.copyKey': 'Copy the key',
  'console.security.digits': 'Code from the app',
  'console.security.confirm': 'Turn on',
  'console.security.signInAgain':
    'For your protection, an app can be set up only within five minutes after signing in. Sign in again, then continue here.',
  'console.security.again': 'Sign in again',
  'console.security.codes': 'Recovery codes',
  'console.security.codesOnce':
    'Keep these codes where only you find them. Each one works once in place of a code from the app. They are shown only now.',
  'console.security.codesLeft': '{count} of 10 left',
  'console.security.download': 'Save as a file',
  'console.security.print': 'Print',
  'console.security.kept': 'I have kept them',
  'console.security.renew': 'New recovery codes',
  'console.security.renewExplain': 'You get ten new codes. The old ones stop working.',
  'console.security.remove': 'Remove the app',
  'console.security.removeExplain':
    'After this, your password alone lets you in. Your recovery codes stop working, too.',
  'console.security.removeRequired':
    'This installation asks every operator for an app: until you have set one up again, you can do nothing else.',
  'console.security.removed': 'The app is removed',
  'console.security.latest': 'What happened to your account lately',
  'console.security.latestEmpty': 'Nothing yet',
  'console.security.by': 'By',
  'console.security.what': 'What',
  'console.security.did.signIn': 'Signed in',
  'console.security.did.signOut': 'Signed out',
  'console.security.did.setUpApp': 'Authenticator app set up',
  'console.security.did.removeApp': 'Authenticator app removed',
  'console.security.did.resetApp': 'Authenticator app reset',
  'console.security.did.renewRecoveryCodes': 'New recovery codes',
  'console.security.did.unlockOperator': 'Unlocked',
  'console.security.did.setOperatorPassword': 'New password',
  'console.security.did.createOperator': 'Account created',
  'console.security.did.closeOperator': 'Account closed',
  'console.security.did.reopenOperator': 'Account opened again',
  'console.security.operators': 'Operators',
  'console.security.operator': 'Operator',
  'console.security.role': 'Role',
  'console.security.closed': 'Closed',
  'console.security.reset': 'Reset',
  'console.security.resetTitle': 'Reset the authenticator app of {name}',
  'console.security.resetExplain':
    'For an operator who has lost their device: make sure that it is really them. Their app and recovery codes are removed and their sessions end. The record of actions keeps your reason.',
  'console.security.resetNeedsApp': 'To reset the app of somebody else, set up your own first.',
  'console.security.resetDone': 'The app of {name} is reset',
  'console.security.first': 'Set up your authenticator app',
  'console.security.firstExplain':
    'This installation asks every operator for an authenticator app. Until you have one, nothing else of the console is open to you.',
  'console.security.lost':
    'Lost your device? Another admin can reset your app, or the command line of the installation.',
} as const
