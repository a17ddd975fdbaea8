// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const messagesFaults = declareFaults('messages', {
  changedElsewhere: { code: 'CHANGED_ELSEWHERE', status: 409, text: 'fault.messages.changedElsewhere' },
  pageTaken: { code: 'PAGE_TAKEN', status: 200, text: 'fault.messages.pageTaken' },
  nothingPublished: { code: 'BAD_STATE', status: 200, text: 'fault.messages.nothingPublished' },
  noSuchPicture: { code: 'NO_SUCH_PICTURE', status: 200, text: 'fault.messages.noSuchPicture' },
  pictureNotReadable: {
    code: 'PICTURE_NOT_READABLE',
    status: 200,
    text: 'fault.messages.pictureNotReadable',
  },
  pictureWrongKind: { code: 'PICTURE_WRONG_KIND', status: 200, text: 'fault.messages.pictureWrongKind' },
  pictureOtherName: { code: 'PICTURE_OTHER_NAME', status: 200, text: 'fault.messages.pictureOtherName' },
  pictureTooLarge: { code: 'PICTURE_TOO_LARGE', status: 413, text: 'fault.messages.pictureTooLarge' },
  pictureTooManyPixels: {
    code: 'PICTURE_TOO_MANY_PIXELS',
    status: 200,
    text: 'fault.messages.pictureTooManyPixels',
  },
  pictureTooSmall: { code: 'PICTURE_TOO_SMALL', status: 200, text: 'fault.messages.pictureTooSmall' },
  pictureInUse: { code: 'PICTURE_IN_USE', status: 409, text: 'fault.messages.pictureInUse' },
  tooManyFeedbacks: {
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    text: 'fault.messages.tooManyFeedbacks',
    retryAfterSeconds: 600,
  },
  tooManyPictures: {
    code: 'TOO_MANY_PICTURES',
    status: 429,
    text: 'fault.messages.tooManyPictures',
    retryAfterSeconds: 3_600,
  },
  libraryFull: { code: 'LIBRARY_FULL', status: 409, text: 'fault.messages.libraryFull' },
  alreadyAnswered: { code: 'BAD_STATE', status: 200, text: 'fault.messages.alreadyAnswered' },
  nobodyToAnswer: { code: 'NOBODY_TO_ANSWER', status: 200, text: 'fault.messages.nobodyToAnswer' },
  noSuchMember: { code: 'NO_SUCH_MEMBER', status: 200, text: 'fault.messages.noSuchMember' },
})
