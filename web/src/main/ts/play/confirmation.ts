/** A question that replaces the button that led to it. */
export interface Question {
  /** The command of the button that led to it. */
  from: string;
  text: string;
  yes: string;
  /** Whether agreeing loses nothing. */
  isHarmless?: boolean;
  agreed: () => void;
}

/** Asks for confirmation before an action that cannot be undone. */
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

  /** Drops the question, since the player who was asked is no longer to move. */
  forget(): void {
    this.question = undefined;
  }
}
