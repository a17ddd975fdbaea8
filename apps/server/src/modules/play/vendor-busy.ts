// SPDX-License-Identifier: Apache-2.0
/** The vendor takes nobody more at the moment. */
export class VendorBusy extends Error {
  override name = 'VendorBusy'
}
