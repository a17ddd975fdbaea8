// SPDX-License-Identifier: Apache-2.0
/**
 * Fields that identify nothing private: typed texts, searches, and things that everybody shares, such as
 * games. Any other field must be described in the line of its call.
 */
export const sharedFields: ReadonlySet<string> = new Set(
  `
  host domain language startTime endTime pageNo pageSize page search order sort state status kind type types channel reason remark comment waiting version number dryRun limit limitNum count recentCount
  nickname payeeName idNumber birthday address nationality occupation sourceOfIncome qqNum line whatsapp zalo facebook wechat telegram skype avatarId
  password confirmPassword oldPassword newPassword confirmNewPassword paymentPassword username name email mobileNum mobileNo countryDialingCode affiliateCode recommenderId referralCode
  captcha verificationCode code login agreed area remember rememberMe registerUrl registerMethod firebaseChannel firebaseIdToken botCheckType botCheckId botCheckResult provider iss error
  os platform gatewayVersion device clientType execution preview passkey age
  requestId byRequest methodId method of direction amount received matchCode bankName accountNumber holder result transType points quantity category
  content contact images answer title text gameName gameCategory
  gameType vassalage vendorCode vendorCodes vendor gameId nodeId nodeIds roomId gameCode playType gameClassify isNew minBet minLineNum theme feature volatility minRtp isPlatform numero lines
  fromVassalage toVassalage
  accountType confirmTrans launchMode view prizeMode merchantCode merchant brandCode
  set names features rtp isHot opens enabled maintenance classify blockedCountries revision list
  draws numbers sport competitionId eventId marketId outcome price score legs stakePerLine priceChanges home away
  publicKey operatorId baseUrl languages redeems digest groupName body from until fromDay data
  limits label accountId currency url secret terms deposit spendingOrder seed
  closedBrands min max feeFixed feeBasisPoints feePayer fileName toDay format columns zone file encoding
  after role action periodType tiers firstDay lastDay
  titles counts target reward wagerTimes budget period
  codes draw usesAllowed offer
  most minutes days months kinds note expiresOn what
  rate validFrom
  wholeLine
  day source weekDay choice
  selections share
  day tag winningNumber drawTime closeTime
  venue endedAt accept over prices marketId
  teams competitions events side stake
  link picture stock minRankLevel rankLevel labels position bonus changes ownerId mainUrl
  room tableRoundId chatMessage step handId freezeId decision
  factor highest ticks edge removeNew
  key onlyChanged
  reference flags
`
    .trim()
    .split(/\s+/),
)
