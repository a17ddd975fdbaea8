// SPDX-License-Identifier: Apache-2.0
import type { messages as source } from '../en/messages.ts'
import type { Translated } from '../translated.ts'

/** Banners and notices. */
export const messages: Translated<typeof source> = {
  'messages.banners': 'Mga alok at balita',
  'messages.banner.of': '{number} ng {total}',
  'messages.banner.pause': 'Ihinto ang mga banner',
  'messages.banner.play': 'Ituloy ang mga banner',
  'messages.banner.show': 'Ipakita ang banner {number}',
  'messages.notices': 'Mga anunsyo',
  'messages.notices.all': 'Lahat ng anunsyo',
  'messages.notices.pinned': 'Naka-pin',
  'messages.notices.empty': 'Wala pang anunsyo',
  'messages.notices.previous': 'Naunang anunsyo',
  'messages.notices.next': 'Susunod na anunsyo',
  'messages.notices.of': '{number} ng {total}',
  'messages.publicity': 'Balita',
  'messages.publicity.more': 'Iba pang balita ({count})',
  'messages.leave.title': 'Aalis ka sa site na ito',
  'messages.leave.text': 'Papunta ang link na ito sa {host}, na hindi sa amin.',
  'messages.leave.go': 'Buksan ang link',
  'messages.leave.stay': 'Manatili rito',
  'messages.answer.title': 'Sagot sa feedback mo',
  'fault.messages.contentEmpty': 'Maglagay ng mensahe',
  'fault.messages.contentLength': 'Dapat {min} hanggang {max} character ang mensahe',
  'fault.messages.changedElsewhere': 'May ibang nagbago nito. I-load ulit at ulitin ang pagbabago mo.',
  'fault.messages.pageTaken': 'May ibang item na naka-publish bilang pahinang ito. I-archive muna iyon.',
  'fault.messages.nothingPublished': 'Wala pang na-publish sa item na ito',
  'fault.messages.noSuchPicture': 'Wala sa library ang isang larawan ng item na ito, o iba ang uri nito',
  'fault.messages.pictureNotReadable': 'Hindi mabasa bilang larawan ang file na ito',
  'fault.messages.pictureWrongKind': 'Mga larawang {formats} lang ang tinatanggap',
  'fault.messages.pictureOtherName': '{named} ang nasa pangalan, pero {found} ang larawang ito',
  'fault.messages.pictureTooLarge': 'Hanggang 5 MB lang ang larawan',
  'fault.messages.pictureTooManyPixels': 'Hanggang 40 megapixel lang ang larawan',
  'fault.messages.pictureTooSmall':
    'Masyadong maliit ang larawang ito: kailangan ng hindi bababa sa {width} by {height} pixel',
  'fault.messages.pictureInUse': 'Ginagamit ang larawang ito: {items}',
  'fault.messages.tooManyFeedbacks':
    'Ilan na ang naipadala mo. Pakisubukan ulit pagkalipas ng sampung minuto.',
  'fault.messages.tooManyPictures':
    'Sapat na ang mga larawan para sa isang araw. Ipadala ito nang walang larawan, o subukan ulit bukas.',
  'fault.messages.libraryFull':
    'Puno na ang library ng brand na ito: may {most} larawan na. Burahin ang mga hindi ginagamit.',
  'fault.messages.alreadyAnswered': 'Nasagot na ang feedback na ito',
  'fault.messages.nobodyToAnswer': 'Bisita ang nagpadala nito: walang inbox na masasagot',
  'fault.messages.noSuchMember': 'Walang ganitong member',
}
