// SPDX-License-Identifier: Apache-2.0
/** Documents with which members prove who they are and where they live. */
export const identityCheck = {
  'identityCheck.title': 'Identity check',
  'identityCheck.intro':
    'Show us with pictures of a document who you are. Only staff with permission see them, and every look is recorded. {days, plural, one {# day} other {# days}} after our decision we delete the pictures.',
  'identityCheck.proof.identity': 'Who you are',
  'identityCheck.proof.address': 'Where you live',
  'identityCheck.state.none': 'Not sent',
  'identityCheck.state.waiting': 'Being checked',
  'identityCheck.state.accepted': 'Accepted',
  'identityCheck.state.refused': 'Refused',
  'identityCheck.state.expired': 'Expired',
  'identityCheck.sent': 'Sent {time}',
  'identityCheck.until': 'Valid until {time}',
  'identityCheck.kind': 'Document',
  'identityCheck.kind.passport': 'Passport',
  'identityCheck.kind.identityCard': 'Identity card, front and back',
  'identityCheck.kind.drivingLicence': 'Driving licence, front and back',
  'identityCheck.kind.proofOfAddress': 'Bill, bank statement or official letter',
  'identityCheck.pictures': 'Pictures',
  'identityCheck.pictures.hint':
    'Number of pictures: {count}. PNG or JPG, at most {size} MB each. All corners and every word must be readable.',
  'identityCheck.send': 'Send document',
  'identityCheck.done': 'Thank you. We will look at your document and write to you.',
  'identityCheck.takeBack': 'Take back',
  'identityCheck.takenBack': 'You have taken back your document',
  'identityCheck.reason.unreadable':
    'We cannot read it. Take a sharp picture in good light and send it again.',
  'identityCheck.reason.incomplete': 'A part is missing. Send all of it, with every side and corner.',
  'identityCheck.reason.wrongDocument': 'This is another document than you chose. Send one from the list.',
  'identityCheck.reason.expired': 'It is no longer valid. Send one that is.',
  'identityCheck.reason.otherName':
    'It shows another name than your account. Send your own document, or write to customer service.',
  'identityCheck.reason.notGenuine':
    'We cannot accept it as genuine. Send the original, or write to customer service.',
  'identityCheck.reason.underAge': 'You are too young to play here, so your account is closed.',
  'mail.document.accepted': 'Your document is accepted',
  'mail.document.refused': 'Your document is refused',
  'mail.document.thanks': 'Thank you. You need to do nothing more.',
  'fault.compliance.documentPictures': 'Add all pictures that this document needs',
  'fault.compliance.documentWaiting': 'A document of yours is being checked already. You can take it back.',
  'fault.compliance.documentsToday': 'You have sent many documents today. Try again tomorrow.',
  'fault.compliance.documentDecided': 'This document is decided already',
  'fault.compliance.needDocument':
    'Before this withdrawal we need a document that shows who you are. Send it in the identity check; your money stays in your account.',
  'fault.backoffice.underAge': 'This birthday is under the age limit. Refuse the document as under age.',
  'fault.compliance.flagClosed': 'This flag is closed already',
  'fault.backoffice.notLower': 'This limit is higher than the one that applies',
} as const
