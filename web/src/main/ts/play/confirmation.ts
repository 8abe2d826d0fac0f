/** A question that is asked in the place of the button that led to it. */
export interface Question {
  /** The button that led to it. */
  from: string;
  text: string;
  yes: string;
  /** Whether nothing is lost by it. */
  isHarmless?: boolean;
  agreed: () => void;
}

/** Asks before something is done that cannot be undone. */
export class Confirmation {
  question: Question | undefined;

  constructor(private readonly changed: () => void) {}

  ask(question: Question): void {
    this.question = question;
    this.changed();
  }

  answer(agreed: boolean): void {
    const { question } = this;
    this.question = undefined;
    if (agreed) {
      question?.agreed();
    }
    this.changed();
  }

  /** Whoever was asked is gone. */
  forget(): void {
    this.question = undefined;
  }
}
