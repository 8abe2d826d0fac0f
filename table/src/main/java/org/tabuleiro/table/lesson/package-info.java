/** Lessons in progress: tasks, the judgement of turns, and what has been completed. */
@NullMarked
package org.tabuleiro.table.lesson;

import org.jspecify.annotations.NullMarked;
