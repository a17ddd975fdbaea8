import type { Platform } from '../../platform/platform.ts'
import type { PaymentProvider, Wagering } from './ports.ts'

export interface WalletDeps extends Platform {
  /** Origin of the site, without a slash at the end. */
  publicUrl: string
  providers: readonly PaymentProvider[]
  /**
   * Throws the refusals of identity when the payment password is not right. It is asked while a transaction is open and
   * counts wrong tries outside of it, so it must work on connections of its own, or a flood of withdrawals would leave none.
   */
  checkPaymentPassword(memberId: number, password: string): Promise<void>
  hasPaymentPassword(memberId: number): Promise<boolean>
  /** Absent while the house has no offers that ask for turnover. */
  wagering?: Wagering
}
