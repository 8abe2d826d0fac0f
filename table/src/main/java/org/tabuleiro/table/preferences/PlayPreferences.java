package org.tabuleiro.table.preferences;

/** How programs play against a person; can be changed at any time. */
public final class PlayPreferences {
    private Pace pace = Pace.NONE;
    private boolean mayResign;
    private boolean showsThoughts;

    /** The pacing; none by default. */
    public Pace pace() {
        return pace;
    }

    /** Sets the pacing. */
    public void setPace(Pace newPace) {
        pace = newPace;
    }

    /** Whether programs may resign against people; not by default. */
    public boolean mayResign() {
        return mayResign;
    }

    /** Sets whether programs may resign against people. */
    public void setMayResign(boolean newMayResign) {
        mayResign = newMayResign;
    }

    /** Whether a person sees what a program thinks of its turn; not by default. */
    public boolean showsThoughts() {
        return showsThoughts;
    }

    /** Sets whether a person sees what a program thinks of its turn. */
    public void setShowsThoughts(boolean newShowsThoughts) {
        showsThoughts = newShowsThoughts;
    }
}
