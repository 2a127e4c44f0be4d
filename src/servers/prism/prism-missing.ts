/** A package of Prism is not installed. */
export class PrismMissingError extends Error {
  override readonly name = "PrismMissingError";
  /** What to install: the package, with the version that it is tested with. */
  readonly install: string;

  constructor(install: string, options?: ErrorOptions) {
    super(`Prism is not installed. Run: npm install --save-dev ${install}`, options);
    this.install = install;
  }
}
