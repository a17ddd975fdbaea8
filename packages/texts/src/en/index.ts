// SPDX-License-Identifier: Apache-2.0
import { agents } from './agents.ts'
import { alerts } from './alerts.ts'
import { bets } from './bets.ts'
import { bonusPrice } from './bonus-price.ts'
import { bonuses } from './bonuses.ts'
import { center } from './center.ts'
import { common } from './common.ts'
import { contractOffers } from './contract-offers.ts'
import { consoleTexts } from './console.ts'
import { consoleBonuses } from './console-bonuses.ts'
import { consoleCatalogue } from './console-catalogue.ts'
import { consoleCurrencies } from './console-currencies.ts'
import { consoleFeeds } from './console-feeds.ts'
import { consoleFlags } from './console-flags.ts'
import { consoleDocuments } from './console-documents.ts'
import { consoleContracts } from './console-contracts.ts'
import { consoleOffers } from './console-offers.ts'
import { consoleLiabilities } from './console-liabilities.ts'
import { consoleLines } from './console-lines.ts'
import { consoleLottery } from './console-lottery.ts'
import { consoleMall } from './console-mall.ts'
import { consoleSportsbook } from './console-sportsbook.ts'
import { consolePayouts } from './console-payouts.ts'
import { consoleTimeline } from './console-timeline.ts'
import { consoleProtection } from './console-protection.ts'
import { consoleRanks } from './console-ranks.ts'
import { consolePeople } from './console-people.ts'
import { consoleSecurity } from './console-security.ts'
import { consoleRewards } from './console-rewards.ts'
import { consoleSettings } from './console-settings.ts'
import { consoleSite } from './console-site.ts'
import { demonstration } from './demonstration.ts'
import { disputes } from './disputes.ts'
import { downloads } from './downloads.ts'
import { faults } from './faults.ts'
import { feedback } from './feedback.ts'
import { filters } from './filters.ts'
import { numbers } from './numbers.ts'
import { games } from './games.ts'
import { gameWindow } from './game-window.ts'
import { help } from './help.ts'
import { identity } from './identity.ts'
import { identityCheck } from './identity-check.ts'
import { languageTexts } from './languages.ts'
import { inbox } from './inbox.ts'
import { liabilities } from './liabilities.ts'
import { lobby } from './lobby.ts'
import { lottery } from './lottery.ts'
import { lotteryBets } from './lottery-bets.ts'
import { mall } from './mall.ts'
import { members } from './members.ts'
import { messages } from './messages.ts'
import { messagesOut } from './messages-out.ts'
import { missions } from './missions.ts'
import { page } from './page.ts'
import { patterns } from './patterns.ts'
import { payouts } from './payouts.ts'
import { play } from './play.ts'
import { promotions } from './promotions.ts'
import { referral } from './referral.ts'
import { rewardCentre } from './reward-centre.ts'
import { ranks } from './ranks.ts'
import { rewards } from './rewards.ts'
import { search } from './search.ts'
import { timeline } from './timeline.ts'
import { saferPlay } from './safer-play.ts'
import { sandboxBank } from './sandbox-bank.ts'
import { shell } from './shell.ts'
import { studio } from './studio.ts'
import { studioRefusals } from './studio-refusals.ts'
import { studioCards } from './studio-cards.ts'
import { studioGames } from './studio-games.ts'
import { studioSlotFeatures } from './studio-slot-features.ts'
import { studioCascades } from './studio-cascades.ts'
import { studioSlots } from './studio-slots.ts'
import { studioTables } from './studio-tables.ts'
import { studioTools } from './studio-tools.ts'
import { studioProof } from './studio-proof.ts'
import { studioFeed } from './studio-feed.ts'
import { troubleAway } from './trouble-away.ts'
import { spoken } from './spoken.ts'
import { lotteryBeacon } from './lottery-beacon.ts'
import { lotteryNumbers } from './lottery-numbers.ts'
import { lotteryTickets } from './lottery-tickets.ts'
import { consoleLotteryOdds } from './console-lottery-odds.ts'
import { prizeGroups } from './prize-groups.ts'
import { lotteryHistory } from './lottery-history.ts'
import { lotteryFurther } from './lottery-further.ts'
import { lotteryOperations } from './lottery-operations.ts'
import { studioSimulator } from './studio-simulator.ts'
import { studioSlotNames } from './studio-slot-names.ts'
import { lotteryCaps } from './lottery-caps.ts'
import { lotteryFast } from './lottery-fast.ts'
import { consoleLotterySources } from './console-lottery-sources.ts'
import { lotterySlipBar } from './lottery-slip-bar.ts'
import { sportsbookMarkets } from './sportsbook-markets.ts'
import { sportsbookEvents } from './sportsbook-events.ts'
import { sportsbookBets } from './sportsbook-bets.ts'
import { sportsbookBuilder } from './sportsbook-builder.ts'
import { sportsbookPool } from './sportsbook-pool.ts'
import { sportsbookReview } from './sportsbook-review.ts'
import { consoleSportsbookOutrights } from './console-sportsbook-outrights.ts'
import { consoleSportsbookReview } from './console-sportsbook-review.ts'
import { sportsbookTrading } from './sportsbook-trading.ts'
import { sportsbookLobby } from './sportsbook-lobby.ts'
import { sportsbookPrice } from './sportsbook-price.ts'
import { sportsbookEvent } from './sportsbook-event.ts'
import { sportsbookSlip } from './sportsbook-slip.ts'
import { sportsbookSeasons } from './sportsbook-seasons.ts'
import { consoleSportsbookWithdrawn } from './console-sportsbook-withdrawn.ts'
import { studioVerify } from './studio-verify.ts'
import { trouble } from './trouble.ts'
import { wallet } from './wallet.ts'

/** All sentences in the source language, English. A new domain adds its file here. */
export const english = {
  ...agents,
  ...alerts,
  ...bets,
  ...bonusPrice,
  ...bonuses,
  ...center,
  ...common,
  ...contractOffers,
  ...consoleTexts,
  ...consoleBonuses,
  ...consoleCatalogue,
  ...consoleContracts,
  ...consoleDocuments,
  ...consoleCurrencies,
  ...consoleFeeds,
  ...consoleFlags,
  ...consoleOffers,
  ...consoleLiabilities,
  ...consoleLines,
  ...consoleLottery,
  ...consoleMall,
  ...consolePeople,
  ...consoleSecurity,
  ...consoleSportsbook,
  ...consolePayouts,
  ...consoleProtection,
  ...consoleTimeline,
  ...consoleRanks,
  ...consoleRewards,
  ...consoleSettings,
  ...consoleSite,
  ...demonstration,
  ...disputes,
  ...downloads,
  ...faults,
  ...feedback,
  ...filters,
  ...numbers,
  ...games,
  ...gameWindow,
  ...help,
  ...identity,
  ...identityCheck,
  ...languageTexts,
  ...inbox,
  ...lobby,
  ...lottery,
  ...lotteryBets,
  ...mall,
  ...members,
  ...messages,
  ...messagesOut,
  ...missions,
  ...page,
  ...patterns,
  ...payouts,
  ...play,
  ...promotions,
  ...referral,
  ...rewardCentre,
  ...ranks,
  ...rewards,
  ...saferPlay,
  ...timeline,
  ...liabilities,
  ...sandboxBank,
  ...search,
  ...shell,
  ...studio,
  ...studioRefusals,
  ...studioGames,
  ...studioSlotFeatures,
  ...studioCascades,
  ...studioSlots,
  ...studioTables,
  ...studioCards,
  ...studioTools,
  ...studioProof,
  ...studioFeed,
  ...troubleAway,
  ...spoken,
  ...lotteryBeacon,
  ...lotteryNumbers,
  ...lotteryTickets,
  ...consoleLotteryOdds,
  ...prizeGroups,
  ...lotteryHistory,
  ...lotteryFurther,
  ...lotteryOperations,
  ...studioSimulator,
  ...studioSlotNames,
  ...lotteryCaps,
  ...lotteryFast,
  ...consoleLotterySources,
  ...lotterySlipBar,
  ...sportsbookMarkets,
  ...sportsbookEvents,
  ...sportsbookBets,
  ...sportsbookBuilder,
  ...sportsbookPool,
  ...sportsbookReview,
  ...consoleSportsbookReview,
  ...consoleSportsbookOutrights,
  ...sportsbookTrading,
  ...sportsbookLobby,
  ...sportsbookPrice,
  ...sportsbookEvent,
  ...sportsbookSlip,
  ...sportsbookSeasons,
  ...consoleSportsbookWithdrawn,
  ...studioVerify,
  ...trouble,
  ...wallet,
} as const
