import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ScrollText from 'lucide-react/icons/scroll-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { CenterPage } from '../../shared/session/gate.ts'
import { t, type TextKey } from '../../shared/texts/texts.ts'

export const centerIcons = {
  securityCenter: ShieldCheck, depositv2: ArrowDownToLine, withdraw: ArrowUpFromLine, personalHistoryCopy: ScrollText, transactionHistory: ReceiptText,
} as const satisfies Record<CenterPage, unknown>

const titles: Record<CenterPage, TextKey> = {
  securityCenter: 'members.security', depositv2: 'wallet.deposit', withdraw: 'wallet.withdraw', personalHistoryCopy: 'bets.title', transactionHistory: 'wallet.history',
}

/** The name of a page of the member centre. */
export function centerTitle(page: CenterPage): string {
  return t(titles[page])
}
