export { type ClosableWalletCore, createWalletCore, type WalletCoreDeps } from './create-wallet-core.ts'
export { createPlaySessions, type PlaySessions, type PlaySessionsDeps, vendorPurpose } from './play-sessions.ts'
export { revokeSessionsOf, setPlayerEnabled } from './session-store.ts'
export { walletHazards } from './wallet-hazards.ts'
